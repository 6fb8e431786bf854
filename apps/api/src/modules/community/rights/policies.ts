import { community, type identity } from '@lyceum/contracts';
import { ticketStatusesFor, type TicketStatus } from '@lyceum/contracts/community/tickets';
import { type Audience, isAtLeast, isMember, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';

const { COMMUNITY_LIMITS } = community;

/** Access rules of a board: a minimum role and, if `levelIds` names membership levels, one of these. */
export interface BoardRights {
  readBy: Audience;
  writeBy: Audience;
  levelIds: readonly number[];
  /** If false, only administrators see the board (part 1 §2). */
  homepage: boolean;
  boardType: community.Board['type'];
  /** The token of the group or event that owns the board (docs/adr/0041), or null. */
  place: string | null;
  /** Whether only members of the place and administrators can read the board. */
  placeClosed: boolean;
}
type ReadRights = Omit<BoardRights, 'writeBy' | 'boardType'>;

const isShown = (viewer: Viewer, board: Pick<BoardRights, 'homepage'>): boolean =>
  board.homepage || isAtLeast(viewer, 'admin');

/** Any one of its levels opens a board. Staff need no level. */
const opens = (viewer: Viewer, levelIds: readonly number[]): boolean =>
  levelIds.length === 0 || isAtLeast(viewer, 'moderator') || levelIds.some((level) => viewer.levels.includes(level));

/** Members of a place may use its board. Administrators may use all of them, moderators only those of their places. */
const isIn = (viewer: Viewer, { place }: Pick<BoardRights, 'place'>): boolean =>
  place === null || isAtLeast(viewer, 'admin') || viewer.places.includes(place);

/**
 * Part 1 §6: a board is readable only if its permissions include READ. Commands and sockets use this function. Queries
 * use `readableBoards` (rights/readable.ts), the same rule in SQL.
 */
export const canRead = (viewer: Viewer, board: ReadRights): boolean =>
  isShown(viewer, board) &&
  isAtLeast(viewer, board.readBy) &&
  opens(viewer, board.levelIds) &&
  (!board.placeClosed || isIn(viewer, board));

/**
 * Whether guests may read the board. Its channel then needs no signature, and the slugs of its topics need no secrecy.
 */
export const isPublicBoard = (board: ReadRights): boolean =>
  board.homepage && board.readBy === 'guest' && board.levelIds.length === 0 && !board.placeClosed;

/**
 * Whether the viewer may know of the board. Boards for staff are hidden from others. Boards for members or levels show
 * a lock. The board of a place shows none, because the place has a page that explains how to join.
 */
export const isKnown = (viewer: Viewer, board: ReadRights): boolean =>
  board.place !== null
    ? canRead(viewer, board)
    : isShown(viewer, board) &&
      (board.readBy === 'guest' || board.readBy === 'member' || isAtLeast(viewer, board.readBy));

/** Moderators may also add pictures to moodboards that are restricted to administrators (part 1 §6). */
export const canWrite = (viewer: Viewer, board: BoardRights): boolean =>
  isMember(viewer) &&
  canRead(viewer, board) &&
  isIn(viewer, board) &&
  (isAtLeast(viewer, board.writeBy) || (board.boardType === 'moodboard' && isAtLeast(viewer, 'moderator')));

/**
 * Whether the viewer may know of a topic on a readable board. Scheduled topics and tickets are only for their author
 * and administrators, not for moderators (decisions 21 and 32). Queries use `publishedTopics` (rights/readable.ts).
 */
export const mayKnow = (viewer: Viewer, topic: { authorId: number; isTicket: boolean; scheduled: boolean }): boolean =>
  (!topic.isTicket && !topic.scheduled) || isAtLeast(viewer, 'admin') || topic.authorId === viewer.id;

/** The viewer's permissions on a board. */
export const boardPermissions = (viewer: Viewer, board: BoardRights): community.BoardPermission[] => [
  ...(canRead(viewer, board) ? (['READ'] as const) : []),
  ...(canWrite(viewer, board) ? (['WRITE'] as const) : []),
];

type Who = 'reader' | 'author' | 'topic author' | 'moderator' | 'admin';
type Table<P extends string> = Record<P, readonly Who[]>;

/** The holders of each right on a readable topic (part 1 §6, and decisions 26 for edits). */
const TOPIC: Table<community.TopicPermission> = {
  READ: ['reader'],
  EDIT: ['author', 'admin'],
  EDIT_CHANNEL: ['admin'],
  DELETE: ['author', 'moderator', 'admin'],
  CLOSE: ['moderator', 'admin'],
  MAKE_STICKY: ['admin'],
  VIEW_CHALLENGE: [],
};
/** A closed topic accepts no edits (part 1 §4), and a birthday topic does not offer them (§5). */
const NOT_ON_FIXED: readonly string[] = ['EDIT'];

/** The members who may change each field of a topic (decisions 26). Only authors write in their own name. */
const TOPIC_FIELD = {
  title: ['author'],
  content: ['author'],
  attachments: ['author'],
  video: ['author'],
  tags: ['author', 'moderator', 'admin'],
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
/** Replies nest one level deep, and only a comment can be the accepted answer (decisions, conventions). */
const NOT_ON_REPLIES: readonly string[] = ['REPLY', 'ACCEPT_ANSWER'];

function whoIs(viewer: Viewer, isAuthor: boolean): Set<Who> {
  const who = new Set<Who>(['reader']);
  if (isAuthor) who.add('author');
  if (viewer.role === 'moderator' || viewer.role === 'admin') who.add(viewer.role);
  return who;
}

const held = <P extends string>(table: Table<P>, who: Set<Who>): P[] =>
  (Object.keys(table) as P[]).filter((right) => table[right].some((holder) => who.has(holder)));

/** The viewer's permissions on a readable topic. `fixed` means that the topic accepts no edits. */
export const topicPermissions = (viewer: Viewer, isAuthor: boolean, fixed: boolean): community.TopicPermission[] =>
  held(TOPIC, whoIs(viewer, isAuthor)).filter((right) => !(fixed && NOT_ON_FIXED.includes(right)));

/** The fields of a topic that the viewer may edit. */
export const topicFields = (viewer: Viewer, isAuthor: boolean): (keyof typeof TOPIC_FIELD)[] =>
  held<keyof typeof TOPIC_FIELD>(TOPIC_FIELD, whoIs(viewer, isAuthor));

/** The statuses that the viewer may give a ticket (docs/adr/0020). */
export const ticketStatuses = (viewer: Viewer, isAuthor: boolean): readonly TicketStatus[] =>
  ticketStatusesFor({ isAdmin: isAtLeast(viewer, 'admin'), isAuthor });

export interface CommentCase {
  isAuthor: boolean;
  isTopicAuthor: boolean;
  isReply: boolean;
  topicClosed: boolean;
  /** Whether the text has a GIF or a link to a GIF service. Such a comment cannot be edited (part 1 §5). */
  holdsGif: boolean;
}

/** The viewer's permissions on a readable comment. */
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

/** Moderators may restore at any time. Other members may undo their own deletion for a short time. */
export const canRestore = (
  viewer: MemberViewer,
  { deletedBy, deletedAt }: { deletedBy: number | null; deletedAt: Date },
  now: Date,
): boolean =>
  isAtLeast(viewer, 'moderator') ||
  (deletedBy === viewer.id && now.getTime() - deletedAt.getTime() <= COMMUNITY_LIMITS.undoSeconds * 1000);

/**
 * Moderators may delete or restore everything of a member, and administrators of anyone. Each post still needs its own
 * right.
 */
export const canChangeAllPosts = (viewer: Viewer, roleOfAuthor: identity.Role): boolean =>
  isAtLeast(viewer, roleOfAuthor === 'member' ? 'moderator' : 'admin');

/** Only staff may mark a topic as unread, each for themselves (part 1 §4 and §6). */
export const canMarkUnread = (viewer: Viewer): boolean => isAtLeast(viewer, 'moderator');

/**
 * All cases of a permission table, each as JSON, so that a query picks one per row. The flags are the binary digits of
 * the index, first flag highest. PostgreSQL arrays start at one, so `[1]` has all flags false.
 */
export const permissionCases = <P>(flags: number, of: (...flags: boolean[]) => P[]): string[] =>
  Array.from({ length: 2 ** flags }, (_, place) =>
    JSON.stringify(of(...Array.from({ length: flags }, (__, flag) => ((place >> (flags - 1 - flag)) & 1) === 1))),
  );

/** Caches a value that depends only on the viewer's role. */
export function perRole<T>(make: (viewer: Viewer) => T): (viewer: Viewer) => T {
  const known = new Map<Audience, T>();
  return (viewer) => {
    if (!known.has(viewer.role)) known.set(viewer.role, make(viewer));
    return known.get(viewer.role)!;
  };
}
