import type { PartsOf } from './address.ts';
import { TICKET_STATUSES, type TicketStatus } from './community/tickets.ts';

/** The member app's screens, in its router's syntax. The server uses them to preload each screen's data. */
export const PATHS = {
  home: '/',
  welcome: '/welcome',
  boards: '/boards',
  board: '/boards/:slug',
  conversation: '/conversations/:slug',
  bookmarks: '/bookmarks',
  drafts: '/drafts',
  pricing: '/pricing',
  messages: '/messages/:id?',
  groups: '/groups',
  group: '/groups/:slug/:tab?',
  groupEdit: '/groups/:slug/edit/:tab?',
  events: '/events',
  event: '/events/:slug/:tab?',
  eventEdit: '/events/:slug/edit/:tab?',
  liveRoom: '/events/:slug/live-room',
  quiz: '/quizzes/:id',
  support: '/support',
  trophies: '/trophies',
  leaderboard: '/leaderboard',
  privacyPolicy: '/about/policies/privacy-policy',
  resources: '/resources',
  course: '/resources/:course',
  lesson: '/resources/:course/:module/:lesson',
  certificate: '/certificates/:code?',
  members: '/members',
  search: '/search',
  profile: '/profile/:username?',
  settings: '/profile/settings/:type?/:purchase?/:part?',
  testCheckout: '/checkout/test/:id',
  login: '/auth/login',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  verifyEmail: '/auth/verify-email',
  invitation: '/auth/invitation',
  claim: '/auth/claim',
  shortLogin: '/login',
  notifications: '/notifications',
  unsubscribe: '/unsubscribe/:token',
} as const;

/**
 * The requests of the first screen, in plain values. The server preloads their responses and the member app finds them
 * by address.
 * Both sides must use these constants, so that the addresses are equal.
 */
export const FEED_PAGE = 20;
/** Part 1 §9. */
const COMMENTS_PAGE = 10;

/** option1 is latest, option2 is popular (decisions, conventions). */
export type FeedStatus = 'option1' | 'option2';

/** The cookies that store how a feed is shown (part 1 §7 and §9). */
export const FEED_COOKIES = { status: 'feedstatus', display: 'feeddisplaystatus' } as const;

/** The feed status in a cookie. Defaults to latest. */
export const feedStatus = (cookie: string | undefined): FeedStatus => (cookie === 'option2' ? 'option2' : 'option1');

/** What a feed shows: all topics in an order, or those of a kind. */
export type FeedTab = FeedStatus | 'unread' | 'following' | 'unanswered';

/** The query parameter of a feed's address that chooses its tab. */
export const TAB = 'tab';
/** The tabs by their values in the address. */
export const FEED_TABS = {
  latest: 'option1',
  unread: 'unread',
  popular: 'option2',
  following: 'following',
  unanswered: 'unanswered',
} as const satisfies Record<string, FeedTab>;

/** The tab in an address. Otherwise the order in the cookie. */
export const feedTab = (given: string | null, status: FeedStatus): FeedTab =>
  Object.entries(FEED_TABS).find(([name]) => name === given)?.[1] ?? status;

/** The query parameter of a feed's address that limits it to a tag. */
export const TAG = 'tag';

/** The query parameter of a helpdesk's address that filters its tickets by status. */
export const TICKET_FILTER = 'ticket_status';
/** The filter in a query parameter. Unknown values mean all tickets. */
export const ticketFilter = (given: string | null): TicketStatus | 'all' =>
  TICKET_STATUSES.find((status) => status === given) ?? 'all';

export const ALL_BOARDS: PartsOf<'GET /api/v4/community/channels'> = { query: { per_page: 9999 } };

/** The first page of the inbox. */
export const THREADS: PartsOf<'GET /api/v3/inbox'> = { query: { size: 20 } };

/** The home feed if `boardId` is null, otherwise the feed of that board. */
export const feedParts = (
  boardId: number | null,
  tab: FeedTab,
  tag?: string | null,
): PartsOf<'GET /api/v3/topics'> => ({
  query: {
    ...(tag && { tag }),
    board_id: boardId ?? undefined,
    type: tab === 'option1' ? undefined : tab === 'option2' ? 'popular' : tab,
    limit: FEED_PAGE,
  },
});

/** The tickets of a helpdesk board that the viewer may see, of one status or all. */
export const ticketParts = (boardId: number, ticket: TicketStatus | 'all'): PartsOf<'GET /api/v3/topics'> => ({
  query: {
    board_id: boardId,
    type: 'helpdesk' as const,
    ticket_status: ticket === 'all' ? undefined : ticket,
    limit: FEED_PAGE,
  },
});

/** A member's topics on their profile. */
export const authorParts = (userId: number): PartsOf<'GET /api/v3/topics'> => ({
  query: { type: 'user' as const, user_id: userId, limit: FEED_PAGE },
});

/** The request for a topic by slug. */
export const topicParts = (slug: string): PartsOf<'GET /api/v3/topics/{id}'> => ({
  params: { id: slug },
  query: { find_by: 'slug' },
});

/** The request for the first comments of a topic. */
export const commentsParts = (topicId: number): PartsOf<'GET /api/v3/topics/{id}/comments'> => ({
  params: { id: topicId },
  query: { size: COMMENTS_PAGE },
});

/** The request for a group by slug. */
export const groupParts = (slug: string): PartsOf<'GET /api/v3/groups/{id}'> => ({
  params: { id: slug },
  query: { find_by: 'slug', with: 'participation,faqs,rules,guards' },
});

/** The request for an event by slug. */
export const eventParts = (slug: string): PartsOf<'GET /api/v3/events/{id}'> => ({
  params: { id: slug },
  query: { find_by: 'slug', with: 'participation,guards,category,memberSelection' },
});

/** The request for a course by slug. */
export const courseParts = (slug: string): PartsOf<'GET /api/v3/courses/{id}'> => ({
  params: { id: slug },
  query: { find_by: 'slug', with: 'uploads,author,trophy' },
});

/** The request for a lesson by the slugs in its address. */
export const lessonParts = (
  course: string,
  module: string,
  lesson: string,
): PartsOf<'GET /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}'> => ({
  params: { course, module, lesson },
});

/**
 * The id of the element with the preloaded responses. It is a data block, so it needs no exception in the content
 * security policy.
 */
export const FIRST_PAGE = 'first-page';

/** Preloaded API responses by address. */
export type FirstAnswers = Record<string, { status: number; body: unknown }>;

/** What the server renders a document from: its address, and the answers for its first screen. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** {@link FirstAnswers} as JSON. */
  answers: string;
  language: 'nl' | 'en';
  /** The browser's locales in this language. */
  locales: string[];
  /** The cookies that screens read, as in a `Cookie` header. Never a session. */
  cookies: string;
  /** Time of the rendering in milliseconds. */
  now: number;
}

/** The HTML of a first screen, and what hydration must use too. */
export interface Rendering {
  html: string;
  /** Locale for dates and numbers. */
  locale: string;
  /** Time of the rendering in milliseconds. */
  now: number;
}
