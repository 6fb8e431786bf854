/** Any base, to resolve a path as a browser does. */
const BASE = 'http://local.invalid';
const OWN_PATH = /^\/(?![/\\])\P{Cc}*$/u;

/**
 * The path to return to after a form, if it belongs to this app. Otherwise `/`. Checked after resolving too, because
 * `/.//evil` and `/.\\evil` resolve to another host's address.
 */
export function returnPath(asked: string | null): string {
  if (!asked || !OWN_PATH.test(asked) || !URL.canParse(asked, BASE)) return '/';
  const { origin, pathname, search, hash } = new URL(asked, BASE);
  const isOwn = origin === BASE && OWN_PATH.test(pathname) && !/^\/(?:auth|api|q)\//.test(pathname);
  return isOwn ? pathname + search + hash : '/';
}
