/** Does it to one after the other, whatever becomes of those before. Answers which it was done to, and why not to the others. */
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
