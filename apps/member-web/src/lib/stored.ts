/** Reads what this browser keeps under a name; null when there is nothing, or nothing that can be read. */
export function stored<T>(key: string, storage = () => localStorage): T | null {
  try {
    const text = storage().getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keeps a value in this browser. Full or forbidden storage costs the next visit a moment, nothing else. */
export function store(key: string, value: unknown, storage = () => localStorage): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    forget(key, storage);
  }
}

/** What stood there before is not true any more. */
function forget(key: string, storage: () => Storage): void {
  try {
    storage().removeItem(key);
  } catch {
    // Nothing can be kept here, so nothing is.
  }
}
