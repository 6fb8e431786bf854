/**
 * The addresses that several modules lead to, so that none is spelt twice. A module's own screens that nobody else links to
 * stand with it.
 */
export const paths = {
  home: '/',
  bookmarks: '/bookmarks',
  board: (slug: string) => `/boards/${slug}`,
  /** `place` is a comment's, as `comment-12`, or `comments`. */
  conversation: (slug: string, place?: string) => `/conversations/${slug}${place ? `#${place}` : ''}`,
  profile: (username: string) => `/profile/${username}`,
  /** The inbox, or one conversation of it: by its id, or the one with a member, begun or not. */
  /** `message`: of the thread, to open it there. */
  messages: (open?: { thread: number; message?: number } | { participant: number }) =>
    open === undefined
      ? '/messages'
      : 'thread' in open
        ? `/messages?thread_id=${open.thread}${open.message ? `&message_id=${open.message}` : ''}`
        : `/messages?participant_id=${open.participant}`,
  groups: '/groups',
  group: (slug: string, tab?: string) => `/groups/${slug}${tab ? `/${tab}` : ''}`,
  groupEdit: (slug: string, tab?: string) => `/groups/${slug}/edit${tab ? `/${tab}` : ''}`,
  events: '/events',
  event: (slug: string, tab?: string) => `/events/${slug}${tab ? `/${tab}` : ''}`,
  eventEdit: (slug: string, tab?: string) => `/events/${slug}/edit${tab ? `/${tab}` : ''}`,
  liveRoom: (slug: string) => `/events/${slug}/live-room`,
  quiz: (id: number) => `/quizzes/${id}`,
  support: '/support',
  trophies: '/trophies',
  resources: '/resources',
  course: (slug: string) => `/resources/${slug}`,
  certificates: '/certificates',
  privacyPolicy: '/about/policies/privacy-policy',
  /** The shop, with the names of the levels that one came for, and where to go on afterwards. */
  shop: (levels: readonly string[], back: string) =>
    `/profile/settings/purchases?${new URLSearchParams([...levels.map((level) => ['level', level]), ['return', back]]).toString()}`,
  settings: (tab?: string) => `/profile/settings${tab ? `/${tab}` : ''}`,
  login: '/auth/login#login',
  forgotPassword: '/auth/forgot-password',
} as const;
