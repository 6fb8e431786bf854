import { type ComponentType, createElement, use } from 'react';
import { ahead, type Audience } from './ahead.ts';
import { chunk } from './chunk.ts';

/** A part of the app that could not be loaded. `again` makes the next attempt a new one. */
export class PartMissing extends Error {
  readonly again: () => void;

  constructor(cause: unknown, again: () => void) {
    super('A part of the app could not be loaded', { cause });
    this.again = again;
  }
}

/** Loads once, however often it is asked. A failure stands until somebody says `again`: whoever is drawn anew meanwhile asks nobody. */
export function remembering<T>(load: () => Promise<T>) {
  let asked: Promise<T> | null = null;
  let there: T | undefined;
  const missing = (cause: unknown): never => {
    throw new PartMissing(cause, () => void (asked = null));
  };
  const ask = (): Promise<T> => (asked ??= load().then((value) => (there = value), missing));
  return {
    ask,
    there: (): T | undefined => there,
    /** Before it is needed: should it fail, it is asked for again when it is. */
    askAhead: async (): Promise<void> => {
      await ask().catch((error: PartMissing) => error.again());
    },
  };
}

/** One of several that come together: once one of them is there, so are the others. */
export function partOf<M, P extends object>(
  { there, ask }: Pick<ReturnType<typeof remembering<M>>, 'there' | 'ask'>,
  pick: (module: M) => ComponentType<P>,
): ComponentType<P> {
  return function LazyPart(props: P) {
    return createElement(pick(there() ?? use(ask())), props);
  };
}

/** As React's `lazy`, but what failed can be tried again. To be drawn within a `Part`. `early`: whoever will need it with their first click. */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  early?: Audience,
): ComponentType<P> {
  const part = remembering(chunk(load));
  if (early) ahead(part.askAhead, early);
  return partOf(part, ({ default: loaded }) => loaded);
}
