/** Browsers leave out tabs and line breaks, so that `/<tab>/evil` is `//evil`. */
const OWN_PATH = /^\/(?![/\\])\P{Cc}*$/u;

/** Only paths of this app: an address from elsewhere in the query must not lead a member away after login. */
export function safeReturn(path: string | null): string {
  return path && OWN_PATH.test(path) && !path.startsWith('/auth/') ? path : '/';
}

export const loginPath = (location: { pathname: string; search: string; hash: string }, anchor = '#login') => {
  const here = `${location.pathname}${location.search}${location.hash}`;
  const back = here === '/' ? '' : `?return_to=${encodeURIComponent(here)}`;
  return `/auth/login${back}${anchor}`;
};
