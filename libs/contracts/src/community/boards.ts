import { z } from 'zod';
import { board, boardType, COMMUNITY_LIMITS, watching } from './shapes.ts';
import { operation } from '../base/operation.ts';
import { count, exact, ordered, pageSize, queryWords, yesOrNo } from '../base/query-words.ts';
import { acknowledged, data, id, listOf, page } from '../base/shared.ts';

const boardQuery = z.object({
  page,
  per_page: pageSize(COMMUNITY_LIMITS.boardsMax, COMMUNITY_LIMITS.boardsMax),
  ...queryWords({
    fields: {
      id: exact(id),
      slug: exact(z.string()),
      type: exact(boardType),
      subgroup_id: exact(id),
      homepage: yesOrNo,
      public: yesOrNo,
      index: count,
      topics_count: count,
      name: ordered(z.string()),
    },
    sorts: ['index', 'name', 'id', 'topics_count'],
    with: ['media', 'image'],
  }),
});

export const listBoards = operation({
  method: 'GET',
  path: '/api/v4/community/channels',
  summary: 'Every board the viewer may know of, with READ and WRITE where they hold',
  permission: 'public',
  query: boardQuery,
  output: listOf(board),
});

export const subscribedBoards = operation({
  method: 'GET',
  path: '/api/v4/channels/subscribed',
  summary: 'The boards the viewer may read',
  permission: 'public',
  query: boardQuery,
  output: listOf(board),
});

export const showBoard = operation({
  method: 'GET',
  path: '/api/v4/community/channels/{id}',
  summary: 'A board that the viewer may know of, also of a group or an event that they are not in',
  permission: 'public',
  params: z.object({ id }),
  output: data(board),
  errors: [404],
});

/** The public facts of a board that the viewer may not read (part 1 §2). */
export const protectedBoard = operation({
  method: 'GET',
  path: '/modals/protected/board/{id}',
  summary: 'Why a board is locked for the viewer, and the way to it; also as a piece of HTML',
  permission: 'public',
  params: z.object({ id }),
  output: data(
    z.object({
      board_id: id,
      name: z.string(),
      /**
       * `levels` for members. For guests `salespage` if the board has one, otherwise `login`. Null if the viewer may
       * read it.
       */
      reason: z.enum(['login', 'levels', 'salespage']).nullable(),
      salespage: z.string().nullable(),
      /** Names of the membership levels that open the board, if its `show_level` is on. */
      levels: z.array(z.string()),
      html: z.string(),
    }),
  ),
  errors: [404],
});

/** What a member keeps of a board. */
export const boardMark = z.object({
  board_id: id,
  watching,
  /** Topics with something new for the member, counted up to a bound. */
  unread: z.int().min(0).max(COMMUNITY_LIMITS.unread),
});
export type BoardMark = z.infer<typeof boardMark>;

export const boardMarks = operation({
  method: 'GET',
  path: '/api/v4/channels/marks',
  summary: 'One’s own boards with unread topics, and those that one watches, follows or mutes',
  permission: 'member',
  output: data(z.array(boardMark)),
});

export const readBoards = operation({
  method: 'POST',
  path: '/api/v4/channels/read',
  summary: 'Marks all topics of a board as read, or of the whole community without `board_id`',
  permission: 'member',
  takesKey: false,
  body: z.object({ board_id: id.optional() }),
  output: acknowledged,
  errors: [404],
});

export const watchBoard = operation({
  method: 'PUT',
  path: '/api/v4/channels/{id}/watching',
  summary: 'Watches, follows or mutes a board: notifications of each topic, the Following feed, or none of it at home',
  permission: 'member',
  takesKey: false,
  params: z.object({ id }),
  body: z.object({ watching }),
  output: data(boardMark.pick({ board_id: true, watching: true })),
  errors: [404],
});
