import { visit } from './visit.ts';

/** Value of a cookie of this browser or, on the server, of the request. Undefined without one. */
export function cookie(name: string): string | undefined {
  const all = 'document' in globalThis ? document.cookie : (visit()?.cookies ?? '');
  const pairs = all.split('; ').map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

/** Stores a cookie for a number of days, on all paths. */
export function keepCookie(name: string, value: string, days: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${days * 24 * 60 * 60}; samesite=lax`;
}
