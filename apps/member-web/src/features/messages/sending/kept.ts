/** A list in the browser's storage, shared by all tabs. Without storage it lasts as long as the page. */
export function keptIn<T>(name: string, storage: () => Storage) {
  const watchers = new Set<() => void>();
  let known: readonly T[] = [];
  let text: string | null = null;
  let isStored = true;

  function read(): string | null {
    try {
      return storage().getItem(name);
    } catch {
      isStored = false;
      return null;
    }
  }

  function parsed(from: string | null): readonly T[] {
    try {
      const list: unknown = JSON.parse(from ?? '[]');
      return Array.isArray(list) ? (list as T[]) : [];
    } catch {
      return [];
    }
  }

  /** Returns the same array until the list changes here or in another tab. */
  function all(): readonly T[] {
    if (!isStored) return known;
    const now = read();
    if (isStored && now !== text) {
      text = now;
      known = parsed(now);
    }
    return known;
  }

  function change(to: (list: readonly T[]) => readonly T[]): void {
    known = to(all());
    try {
      if (known.length > 0) storage().setItem(name, JSON.stringify(known));
      else storage().removeItem(name);
      text = storage().getItem(name);
    } catch {
      isStored = false;
    }
    for (const watcher of watchers) watcher();
  }

  return {
    all,
    change,
    watch(watcher: () => void): () => void {
      const onStorage = (event: StorageEvent) => {
        if (event.key === name) watcher();
      };
      watchers.add(watcher);
      addEventListener('storage', onStorage);
      return () => {
        watchers.delete(watcher);
        removeEventListener('storage', onStorage);
      };
    },
  };
}
