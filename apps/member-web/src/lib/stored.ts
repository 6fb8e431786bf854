/** Reads a JSON value from this browser's storage. Null if it is absent or unreadable. */
export function stored<T>(key: string, storage = () => localStorage): T | null {
  try {
    const text = storage().getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Stores a JSON value in this browser. Full or blocked storage only slows down the next visit. */
export function store(key: string, value: unknown, storage = () => localStorage): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    forget(key, storage);
  }
}

/** The old value is outdated. */
function forget(key: string, storage: () => Storage): void {
  try {
    storage().removeItem(key);
  } catch {
    // Without storage there is no outdated value.
  }
}
