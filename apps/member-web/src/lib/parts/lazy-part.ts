import { type ComponentType, createElement, use } from 'react';
import { ahead, type Audience } from './ahead.ts';
import { whenBack } from '../offline.ts';
import { chunk } from './chunk.ts';

/** Thrown if a part of the app could not be loaded. `again` resets it for a new attempt. */
export class PartMissing extends Error {
  readonly again: () => void;

  constructor(cause: unknown, again: () => void) {
    super('A part of the app could not be loaded', { cause });
    this.again = again;
  }
}

/**
 * Memoises a load. A failure is cached too, so that re-renders do not retry: until `again`, or until the connection
 * returns, since the boundary that could call `again` may be gone by then.
 */
export function remembering<T>(load: () => Promise<T>) {
  let asked: Promise<T> | null = null;
  let there: T | undefined;
  const missing = (cause: unknown): never => {
    const again = () => {
      stop();
      asked = null;
    };
    const stop = whenBack(again);
    throw new PartMissing(cause, again);
  };
  const ask = (): Promise<T> => (asked ??= load().then((value) => (there = value), missing));
  return {
    ask,
    there: (): T | undefined => there,
    /** Prefetches. A failure is not cached, so the part loads again when needed. */
    askAhead: async (): Promise<void> => {
      await ask().catch((error: PartMissing) => error.again());
    },
  };
}

/** A component from a module with several. Once the module has loaded, all its components render immediately. */
export function partOf<M, P extends object>(
  { there, ask }: Pick<ReturnType<typeof remembering<M>>, 'there' | 'ask'>,
  pick: (module: M) => ComponentType<P>,
): ComponentType<P> {
  return function LazyPart(props: P) {
    return createElement(pick(there() ?? use(ask())), props);
  };
}

/**
 * Like React's `lazy`, but a failure can be retried. Render it within a `Part`. `early` prefetches it for that
 * audience.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  early?: Audience,
): ComponentType<P> {
  const part = remembering(chunk(load));
  if (early) ahead(part.askAhead, early);
  return partOf(part, ({ default: loaded }) => loaded);
}
