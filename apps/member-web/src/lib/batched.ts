/**
 * Batches requests made in the same tick, such as those of all comments on a page.
 * @param most maximum number of ids per request
 * @param load loads the existing items by id
 * @returns a function that loads one item, or undefined if it does not exist
 */
export function batched<T>(most: number, load: (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>) {
  let waiting: { ids: Set<number>; answers: Promise<Map<number, T>> } | null = null;

  async function loadAll(ids: readonly number[]): Promise<Map<number, T>> {
    const found = new Map<number, T>();
    for (let from = 0; from < ids.length; from += most) {
      for (const [id, answer] of await load(ids.slice(from, from + most))) found.set(id, answer);
    }
    return found;
  }

  function begin() {
    const ids = new Set<number>();
    const answers = new Promise((resolve) => setTimeout(resolve)).then(() => {
      waiting = null;
      return loadAll([...ids]);
    });
    return { ids, answers };
  }

  return async (id: number): Promise<T | undefined> => {
    waiting ??= begin();
    waiting.ids.add(id);
    return (await waiting.answers).get(id);
  };
}
