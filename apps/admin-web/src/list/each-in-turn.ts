/**
 * Runs `work` on the items one by one and continues after a failure. Returns the finished items, and the failed ones
 * with their errors.
 */
export async function eachInTurn<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<{ done: T[]; failed: { item: T; error: unknown }[] }> {
  const done: T[] = [];
  const failed: { item: T; error: unknown }[] = [];
  for (const item of items) {
    try {
      await work(item);
      done.push(item);
    } catch (error) {
      failed.push({ item, error });
    }
  }
  return { done, failed };
}
