/** Value of a cookie, or undefined. Always undefined on the server. */
export function cookie(name: string): string | undefined {
  if (!('document' in globalThis)) return undefined;
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

/** Stores a cookie for a number of days, on all paths. */
export function keepCookie(name: string, value: string, days: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${days * 24 * 60 * 60}; samesite=lax`;
}
