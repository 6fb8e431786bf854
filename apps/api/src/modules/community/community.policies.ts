import type { community } from '@lyceum/contracts';
import { type Audience, isAtLeast, isMember, type Viewer } from '../../http/viewer.ts';

type BoardRights = { readBy: Audience; writeBy: Audience };

/** Part 1 §6: a board is readable only when its permissions include READ. Commands, queries and sockets all ask this. */
export const canRead = (viewer: Viewer, board: Pick<BoardRights, 'readBy'>): boolean => isAtLeast(viewer, board.readBy);

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
