import type { community } from '@lyceum/contracts';
import { type Audience, isAtLeast, isMember, type Viewer } from '../../http/viewer.ts';

/** Who may use a board: from which role on, and, where `levelIds` names membership levels, who holds one of them. */
export interface BoardRights {
  readBy: Audience;
  writeBy: Audience;
  levelIds: readonly number[];
}
type ReadRights = Omit<BoardRights, 'writeBy'>;

/** Holding any of its levels opens a board; staff hold the keys to all. */
const opens = (viewer: Viewer, levelIds: readonly number[]): boolean =>
  levelIds.length === 0 || isAtLeast(viewer, 'moderator') || levelIds.some((level) => viewer.levels.includes(level));

/**
 * Part 1 §6: a board is readable only when its permissions include READ. Commands and sockets ask this; queries ask
 * `readableBoards` (community.readable.ts), which says the same in SQL.
 */
export const canRead = (viewer: Viewer, board: ReadRights): boolean =>
  isAtLeast(viewer, board.readBy) && opens(viewer, board.levelIds);

/** Guests may read it, so that its channel needs no signature. */
export const isPublicBoard = (board: ReadRights): boolean => board.readBy === 'guest' && board.levelIds.length === 0;

/** Boards for staff alone are not even known to exist by others; boards for members or for levels show a lock. */
export const isKnown = (viewer: Viewer, board: ReadRights): boolean =>
  board.readBy === 'guest' || board.readBy === 'member' || isAtLeast(viewer, board.readBy);

export const canWrite = (viewer: Viewer, board: BoardRights): boolean =>
  isMember(viewer) && canRead(viewer, board) && isAtLeast(viewer, board.writeBy);

export const boardPermissions = (viewer: Viewer, board: BoardRights): community.BoardPermission[] => [
  ...(canRead(viewer, board) ? (['READ'] as const) : []),
  ...(canWrite(viewer, board) ? (['WRITE'] as const) : []),
];

type Who = 'reader' | 'author' | 'moderator' | 'admin';
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
/** A closed topic accepts no edits (part 1 §4). */
const NOT_ON_CLOSED: readonly string[] = ['EDIT'];

const COMMENT: Table<community.CommentPermission> = {
  READ: ['reader'],
  REPLY: ['reader'],
  EDIT: ['author'],
  DELETE: ['author', 'moderator', 'admin'],
  ACCEPT_ANSWER: ['moderator', 'admin'],
};
const NEEDS_OPEN_TOPIC: readonly string[] = ['REPLY', 'EDIT', 'ACCEPT_ANSWER'];

function whoIs(viewer: Viewer, isAuthor: boolean): Set<Who> {
  const who = new Set<Who>(['reader']);
  if (isAuthor) who.add('author');
  if (viewer.role === 'moderator' || viewer.role === 'admin') who.add(viewer.role);
  return who;
}

const held = <P extends string>(table: Table<P>, who: Set<Who>): P[] =>
  (Object.keys(table) as P[]).filter((right) => table[right].some((holder) => who.has(holder)));

export const topicPermissions = (viewer: Viewer, isAuthor: boolean, closed: boolean): community.TopicPermission[] =>
  held(TOPIC, whoIs(viewer, isAuthor)).filter((right) => !(closed && NOT_ON_CLOSED.includes(right)));

export const commentPermissions = (
  viewer: Viewer,
  isAuthor: boolean,
  topicClosed: boolean,
): community.CommentPermission[] =>
  held(COMMENT, whoIs(viewer, isAuthor)).filter(
    (right) => !(NEEDS_OPEN_TOPIC.includes(right) && (topicClosed || !isMember(viewer))),
  );

/**
 * Every case of a permission table at once, for a query that picks one per row: `[not author open, not author closed,
 * author open, author closed]`.
 */
export const permissionCases = <P>(of: (isAuthor: boolean, closed: boolean) => P[]): string =>
  JSON.stringify([of(false, false), of(false, true), of(true, false), of(true, true)]);
