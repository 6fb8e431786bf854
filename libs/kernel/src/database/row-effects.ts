import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** Runs the work of an effect that writes rows in the transaction that marks it. */
export const asRowEffect = <T>(effect: string, work: () => Promise<T>): Promise<T> => scope.run(effect, work);

/**
 * Keeps commands out of a row effect's transaction: they would run on other connections while that transaction holds back
 * every reader of the log.
 * @throws {Error} inside of a row effect
 */
export function refuseInRowEffect(): void {
  const effect = scope.getStore();
  if (effect !== undefined) {
    throw new Error(`${effect} gives a command inside of its transaction: declare it with effects.perform`);
  }
}
