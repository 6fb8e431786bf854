/**
 * Short texts that this browser keeps. Storage may be refused altogether (a setting, a private window) or be full: then
 * nothing is kept, reading answers null, and no screen fails for it.
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
      // It holds as long as the page is open.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
