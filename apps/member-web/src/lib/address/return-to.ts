/** Browsers drop tabs and line breaks from URLs, so `/<tab>/evil` would become `//evil`. */
const OWN_PATH = /^\/(?![/\\])\P{Cc}*$/u;

/**
 * Returns the path if it belongs to this app, otherwise `/`. A foreign address in the query must not redirect members
 * after login.
 */
export function safeReturn(path: string | null): string {
  return path && OWN_PATH.test(path) && !path.startsWith('/auth/') ? path : '/';
}

/** Path of the login screen that returns to `location` afterwards. `anchor` selects login or registration. */
export const loginPath = (location: { pathname: string; search: string; hash: string }, anchor = '#login') => {
  const here = `${location.pathname}${location.search}${location.hash}`;
  const back = here === '/' ? '' : `?return_to=${encodeURIComponent(here)}`;
  return `/auth/login${back}${anchor}`;
};
