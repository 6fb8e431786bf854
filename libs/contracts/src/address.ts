import type { Routes } from './index.ts';
import type { RequestOf } from './base/operation.ts';

/** The parameters of an operation, apart from its name. */
export type PartsOf<K extends keyof Routes> = RequestOf<Routes[K]>;

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown> };

/** The address of an operation by its contract name. Omits undefined query parameters. */
export function addressOf<K extends keyof Routes & string>(route: K, parts?: PartsOf<K>): string {
  const path = route.slice(route.indexOf(' ') + 1);
  const { params = {}, query = {} } = (parts ?? {}) as Parts;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) if (each != null) search.append(name, String(each));
  }
  return search.size ? `${filled}?${search}` : filled;
}
