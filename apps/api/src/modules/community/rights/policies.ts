import { community } from '@lyceum/contracts';
import { ticketStatusesFor, type TicketStatus } from '@lyceum/contracts/community/tickets';
import { type Audience, isAtLeast, isMember, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';

const { COMMUNITY_LIMITS } = community;

/** Who may use a board: from which role on, and, where `levelIds` names membership levels, who holds one of them. */
export interface BoardRights {
  readBy: Audience;
  writeBy: Audience;
  levelIds: readonly number[];
  /** A board without one is for administrators alone (part 1 §2). */
  homepage: boolean;
  boardType: community.Board['type'];
  /** The token of the group or event whose board it is (docs/adr/0041); null for a board of its own. */
  place: string | null;
  /** Whether only those who are in the place read it, and administrators. */
  placeClosed: boolean;
}
type ReadRights = Omit<BoardRights, 'writeBy' | 'boardType'>;

const isShown = (viewer: Viewer, board: Pick<BoardRights, 'homepage'>): boolean =>
  board.homepage || isAtLeast(viewer, 'admin');

/** Holding any of its levels opens a board; staff hold the keys to all. */
const opens = (viewer: Viewer, levelIds: readonly number[]): boolean =>
  levelIds.length === 0 || isAtLeast(viewer, 'moderator') || levelIds.some((level) => viewer.levels.includes(level));

/** Being in a place opens its board; administrators are let into all, moderators into those that they are in. */
const isIn = (viewer: Viewer, { place }: Pick<BoardRights, 'place'>): boolean =>
  place === null || isAtLeast(viewer, 'admin') || viewer.places.includes(place);

/**
 * Part 1 §6: a board is readable only when its permissions include READ. Commands and sockets ask this; queries ask
 * `readableBoards` (rights/readable.ts), which says the same in SQL.
 */
export const canRead = (viewer: Viewer, board: ReadRights): boolean =>
  isShown(viewer, board) &&
  isAtLeast(viewer, board.readBy) &&
  opens(viewer, board.levelIds) &&
  (!board.placeClosed || isIn(viewer, board));

/** Guests may read it, so that its channel needs no signature, and its topics' addresses need no secrecy. */
export const isPublicBoard = (board: ReadRights): boolean =>
  board.homepage && board.readBy === 'guest' && board.levelIds.length === 0 && !board.placeClosed;

/**
 * Boards for staff alone are not even known to exist by others; boards for members or for levels show a lock. A place has a page of its
 * own that says how to get in: its board shows no lock.
 */
export const isKnown = (viewer: Viewer, board: ReadRights): boolean =>
  board.place !== null
    ? canRead(viewer, board)
    : isShown(viewer, board) &&
      (board.readBy === 'guest' || board.readBy === 'member' || isAtLeast(viewer, board.readBy));

/** Moderators add pictures to moodboards that are restricted to administrators, too (part 1 §6). */
export const canWrite = (viewer: Viewer, board: BoardRights): boolean =>
  isMember(viewer) &&
  canRead(viewer, board) &&
  isIn(viewer, board) &&
  (isAtLeast(viewer, board.writeBy) || (board.boardType === 'moodboard' && isAtLeast(viewer, 'moderator')));

/**
 * Of a topic on a readable board: what waits for its release, and tickets, are between their author and administrators; a
 * moderator is neither (decisions 21 and 32). Statements ask `publishedTopics` (rights/readable.ts).
 */
export const mayKnow = (viewer: Viewer, topic: { authorId: number; isTicket: boolean; scheduled: boolean }): boolean =>
  (!topic.isTicket && !topic.scheduled) || isAtLeast(viewer, 'admin') || topic.authorId === viewer.id;

export const boardPermissions = (viewer: Viewer, board: BoardRights): community.BoardPermission[] => [
  ...(canRead(viewer, board) ? (['READ'] as const) : []),
  ...(canWrite(viewer, board) ? (['WRITE'] as const) : []),
];

type Who = 'reader' | 'author' | 'topic author' | 'moderator' | 'admin';
type Table<P extends string> = Record<P, readonly Who[]>;

/** Who has which right on a topic they can read (part 1 §6; edits: decisions 26). */
const TOPIC: Table<community.TopicPermission> = {
  READ: ['reader'],
  EDIT: ['author', 'admin'],
  EDIT_CHANNEL: ['admin'],
  DELETE: ['author', 'moderator', 'admin'],
  CLOSE: ['moderator', 'admin'],
  MAKE_STICKY: ['admin'],
  VIEW_CHALLENGE: [],
};
/** A closed topic accepts no edits (part 1 §4), and editing is not offered on a birthday (§5). */
const NOT_ON_FIXED: readonly string[] = ['EDIT'];

/** Which field of a topic is whose (decisions 26): only the author speaks in the author's name. */
const TOPIC_FIELD = {
  title: ['author'],
  content: ['author'],
  attachments: ['author'],
  video: ['author'],
  board_id: TOPIC.EDIT_CHANNEL,
  slug: ['admin'],
  meta_title: ['admin'],
  meta_description: ['admin'],
  release_at: ['admin'],
} as const satisfies Record<string, readonly Who[]>;

const COMMENT: Table<community.CommentPermission> = {
  READ: ['reader'],
  REPLY: ['reader'],
  EDIT: ['author'],
  DELETE: ['author', 'moderator', 'admin'],
  ACCEPT_ANSWER: ['topic author', 'moderator', 'admin'],
};
const NEEDS_OPEN_TOPIC: readonly string[] = ['REPLY', 'EDIT', 'ACCEPT_ANSWER'];
/** Replies are one level deep, and an answer is a comment (decisions, conventions). */
const NOT_ON_REPLIES: readonly string[] = ['REPLY', 'ACCEPT_ANSWER'];

function whoIs(viewer: Viewer, isAuthor: boolean): Set<Who> {
  const who = new Set<Who>(['reader']);
  if (isAuthor) who.add('author');
  if (viewer.role === 'moderator' || viewer.role === 'admin') who.add(viewer.role);
  return who;
}

const held = <P extends string>(table: Table<P>, who: Set<Who>): P[] =>
  (Object.keys(table) as P[]).filter((right) => table[right].some((holder) => who.has(holder)));

export const topicPermissions = (viewer: Viewer, isAuthor: boolean, fixed: boolean): community.TopicPermission[] =>
  held(TOPIC, whoIs(viewer, isAuthor)).filter((right) => !(fixed && NOT_ON_FIXED.includes(right)));

export const topicFields = (viewer: Viewer, isAuthor: boolean): (keyof typeof TOPIC_FIELD)[] =>
  held<keyof typeof TOPIC_FIELD>(TOPIC_FIELD, whoIs(viewer, isAuthor));

/** What a ticket may be set to, by whom (docs/adr/0020). */
export const ticketStatuses = (viewer: Viewer, isAuthor: boolean): readonly TicketStatus[] =>
  ticketStatusesFor({ isAdmin: isAtLeast(viewer, 'admin'), isAuthor });

export interface CommentCase {
  isAuthor: boolean;
  isTopicAuthor: boolean;
  isReply: boolean;
  topicClosed: boolean;
  /** It holds a GIF, or a link to a service of GIFs: it cannot be edited (part 1 §5). */
  holdsGif: boolean;
}

export function commentPermissions(viewer: Viewer, at: CommentCase): community.CommentPermission[] {
  const who = whoIs(viewer, at.isAuthor);
  if (at.isTopicAuthor) who.add('topic author');
  return held(COMMENT, who).filter(
    (right) =>
      !(NEEDS_OPEN_TOPIC.includes(right) && (at.topicClosed || !isMember(viewer))) &&
      !(NOT_ON_REPLIES.includes(right) && at.isReply) &&
      !(right === 'EDIT' && at.holdsGif),
  );
}

/** Whoever deleted may take it back for a moment; moderators at any time. */
export const canRestore = (
  viewer: MemberViewer,
  { deletedBy, deletedAt }: { deletedBy: number | null; deletedAt: Date },
  now: Date,
): boolean =>
  isAtLeast(viewer, 'moderator') ||
  (deletedBy === viewer.id && now.getTime() - deletedAt.getTime() <= COMMUNITY_LIMITS.undoSeconds * 1000);

/** Unread is one's own, and set by staff alone (part 1 §4 and §6). */
export const canMarkUnread = (viewer: Viewer): boolean => isAtLeast(viewer, 'moderator');

/**
 * Every case of a permission table at once, each as JSON, for a query that picks one per row: the flags are the binary
 * digits of the place, first flag highest. PostgreSQL counts from one, so `[1]` is all false.
 */
export const permissionCases = <P>(flags: number, of: (...flags: boolean[]) => P[]): string[] =>
  Array.from({ length: 2 ** flags }, (_, place) =>
    JSON.stringify(of(...Array.from({ length: flags }, (__, flag) => ((place >> (flags - 1 - flag)) & 1) === 1))),
  );

/** What follows from the viewer's role alone, made once for each. */
export function perRole<T>(make: (viewer: Viewer) => T): (viewer: Viewer) => T {
  const known = new Map<Audience, T>();
  return (viewer) => {
    if (!known.has(viewer.role)) known.set(viewer.role, make(viewer));
    return known.get(viewer.role)!;
  };
}
