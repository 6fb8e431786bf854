import type { PartsOf } from './address.ts';
import { TICKET_STATUSES, type TicketStatus } from './community/tickets.ts';

/** Where the member app's screens lie, in the words of its router. The server knows each by what it asks for first. */
export const PATHS = {
  home: '/',
  board: '/boards/:slug',
  conversation: '/conversations/:slug',
  bookmarks: '/bookmarks',
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
  privacyPolicy: '/about/policies/privacy-policy',
  resources: '/resources',
  course: '/resources/:course',
  lesson: '/resources/:course/:module/:lesson',
  certificate: '/certificates/:code?',
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
  unsubscribe: '/unsubscribe/:token',
} as const;

/**
 * What the first screen asks for, in plain values: the server answers it with the document, and the member app finds it
 * there instead of asking. Both name the requests by these, since an answer is found by its address alone.
 */
export const FEED_PAGE = 20;
/** Part 1 §9. */
const COMMENTS_PAGE = 10;

/** option1 is latest, option2 popular (decisions, conventions). */
export type FeedStatus = 'option1' | 'option2';

/** Part 1 §7 and §9: the cookies that keep how a feed is shown. */
export const FEED_COOKIES = { status: 'feedstatus', display: 'feeddisplaystatus' } as const;

export const feedStatus = (cookie: string | undefined): FeedStatus => (cookie === 'option2' ? 'option2' : 'option1');

/** The part of a helpdesk's address that says which of its tickets; anything else is all of them. */
export const TICKET_FILTER = 'ticket_status';
export const ticketFilter = (given: string | null): TicketStatus | 'all' =>
  TICKET_STATUSES.find((status) => status === given) ?? 'all';

export const ALL_BOARDS: PartsOf<'GET /api/v4/community/channels'> = { query: { per_page: 9999 } };

/** The first page of the inbox. */
export const THREADS: PartsOf<'GET /api/v3/inbox'> = { query: { size: 20 } };

/** The home feed, without a board, or that of one board. */
export const feedParts = (boardId: number | null, status: FeedStatus): PartsOf<'GET /api/v3/topics'> => ({
  query: {
    board_id: boardId ?? undefined,
    type: status === 'option2' ? ('popular' as const) : undefined,
    limit: FEED_PAGE,
  },
});

/** The tickets of a helpdesk board that are there for the viewer, of one status or of all. */
export const ticketParts = (boardId: number, ticket: TicketStatus | 'all'): PartsOf<'GET /api/v3/topics'> => ({
  query: {
    board_id: boardId,
    type: 'helpdesk' as const,
    ticket_status: ticket === 'all' ? undefined : ticket,
    limit: FEED_PAGE,
  },
});

export const topicParts = (slug: string): PartsOf<'GET /api/v3/topics/{id}'> => ({
  params: { id: slug },
  query: { find_by: 'slug' },
});

export const commentsParts = (topicId: number): PartsOf<'GET /api/v3/topics/{id}/comments'> => ({
  params: { id: topicId },
  query: { size: COMMENTS_PAGE },
});

export const groupParts = (slug: string): PartsOf<'GET /api/v3/groups/{id}'> => ({
  params: { id: slug },
  query: { find_by: 'slug', with: 'participation,faqs,rules,guards' },
});

export const eventParts = (slug: string): PartsOf<'GET /api/v3/events/{id}'> => ({
  params: { id: slug },
  query: { find_by: 'slug', with: 'participation,guards,category,memberSelection' },
});

export const courseParts = (slug: string): PartsOf<'GET /api/v3/courses/{id}'> => ({
  params: { id: slug },
  query: { find_by: 'slug', with: 'uploads,author,trophy' },
});

export const lessonParts = (
  course: string,
  module: string,
  lesson: string,
): PartsOf<'GET /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}'> => ({
  params: { course, module, lesson },
});

/** The id of the element that carries the answers: a block of data, which no policy has to let pass. */
export const FIRST_PAGE = 'first-page';

/** What the API answered, by address. */
export type FirstAnswers = Record<string, { status: number; body: unknown }>;
