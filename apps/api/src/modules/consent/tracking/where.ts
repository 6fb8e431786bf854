/** What could be a key of somebody's: of an invitation, a mail, a file. */
const SECRET = /^[\w-]{24,}$|^[0-9a-f-]{32,}$/i;
/** Behind these stands whom or what somebody looks at in private. */
const PRIVATE = ['messages', 'auth', 'unsubscribe', 'groups', 'quizzes'];
const MOST = 200;

/**
 * Which page was visited, as far as it may be kept: nothing behind a question mark, no numbers of private things, and nothing that
 * opens anything. Null: it is no page of this community.
 */
export function pathOf(url: string, host: string): string | null {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (!address || address.host !== host || !/^https?:$/.test(address.protocol)) return null;
  const [first = '', ...rest] = address.pathname.split('/').filter((part) => part !== '');
  const parts = PRIVATE.includes(first) ? [first] : [first, ...rest];
  return `/${parts.map((part) => (SECRET.test(part) ? '…' : part)).join('/')}`.slice(0, MOST);
}
