/** This browser's cookie of a name; none where the app is drawn without a document. */
export function cookie(name: string): string | undefined {
  if (!('document' in globalThis)) return undefined;
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

/** Keeps a cookie for so many days, on every page. */
export function keepCookie(name: string, value: string, days: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${days * 24 * 60 * 60}; samesite=lax`;
}
