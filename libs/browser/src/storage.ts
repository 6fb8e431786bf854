/**
 * Short texts in local storage. The browser may block storage (a setting, a private window), or it may be full.
 * Then writes are lost, reads return null, and no screen fails.
 */
export const browserStore = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, text: string): void {
    try {
      localStorage.setItem(key, text);
    } catch {
      // The value lives as long as the page.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is blocked, so it holds no value.
    }
  },
};
