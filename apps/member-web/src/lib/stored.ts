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
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // What stood there before is not true any more.
    if ('localStorage' in globalThis) localStorage.removeItem(key);
  }
}
