import type { Visits } from '../entry-server.tsx';

type Storage = new () => Visits;
interface Node {
  process: { getBuiltinModule(name: 'node:async_hooks'): { AsyncLocalStorage: Storage } };
}

/** A store for the visit of the current request, as the server has one. The app's types do not include Node's. */
export function createVisits(): Visits {
  const { AsyncLocalStorage } = (globalThis as unknown as Node).process.getBuiltinModule('node:async_hooks');
  return new AsyncLocalStorage();
}
