/**
 * Addresses that several modules link to, defined once. A screen that only its own module links to is defined there.
 */
export const paths = {
  home: '/',
  bookmarks: '/bookmarks',
  boards: '/boards',
  board: (slug: string) => `/boards/${slug}`,
  /** `place` is a comment (`comment-12`) or `comments`. */
  conversation: (slug: string, place?: string) => `/conversations/${slug}${place ? `#${place}` : ''}`,
  members: '/members',
  notifications: '/notifications',
  profile: (username: string) => `/profile/${username}`,
  /** The inbox, or one conversation by its id or by its partner. `message` opens the conversation at that message. */
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
  leaderboard: '/leaderboard',
  resources: '/resources',
  course: (slug: string) => `/resources/${slug}`,
  certificates: '/certificates',
  privacyPolicy: '/about/policies/privacy-policy',
  /** The shop, with the names of the wanted levels and the path to return to. */
  shop: (levels: readonly string[], back: string) =>
    `/profile/settings/purchases?${new URLSearchParams([...levels.map((level) => ['level', level]), ['return', back]]).toString()}`,
  settings: (tab?: string) => `/profile/settings${tab ? `/${tab}` : ''}`,
  login: '/auth/login#login',
  forgotPassword: '/auth/forgot-password',
} as const;
