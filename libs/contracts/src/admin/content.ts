import { z } from 'zod';
import { consoleQuery, show } from './console.ts';
import { DEFAULT_ICON } from '../community/board-icons.ts';
import {
  boardAudience,
  boardSource,
  boardType,
  COMMUNITY_LIMITS,
  ticketStatus,
  topicStatus,
} from '../community/community.ts';
import { memberCard } from '../identity/identity.ts';
import { uploadUuid } from '../media.ts';
import { operation } from '../base/operation.ts';
import { count, exact, pageSize, queryWords, when, yesOrNo } from '../base/query-words.ts';
import { data, flag, id, listOf, moment, reason } from '../base/shared.ts';

/** Whether a board belongs to the community itself, or to one of its groups or events. */
export const BOARD_OWNERS = ['community', 'group', 'event'] as const;
const boardOwner = z.enum(BOARD_OWNERS);

export const adminBoard = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  color: z.string(),
  icon: z.string(),
  subgroup_id: id.nullable(),
  index: z.int(),
  type: boardType,
  source: boardSource,
  owner: boardOwner,
  homepage: z.boolean(),
  show_level: z.boolean(),
  read_by: boardAudience,
  write_by: boardAudience,
  level_ids: z.array(id),
  salespage: z.string().nullable(),
  image: z.string().nullable(),
  topics_count: z.int(),
  version: z.int(),
});
export type AdminBoard = z.infer<typeof adminBoard>;

export const adminTopic = z.object({
  id,
  post_id: id,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  status: topicStatus,
  ticket_status: ticketStatus.nullable(),
  /** Whether the topic is pinned to the top of its board. */
  sticky: z.boolean(),
  board_id: id,
  board_name: z.string(),
  user: memberCard,
  created_at: moment,
  closed_at: moment.nullable(),
  /** When the content was deleted, and by whom. */
  deleted_at: moment.nullable(),
  deleted_by: memberCard.nullable(),
  comments_count: z.int(),
  likes_count: z.int(),
  version: z.int(),
});
export type AdminTopic = z.infer<typeof adminTopic>;

export const adminComment = z.object({
  id,
  topic_id: id,
  topic_title: z.string(),
  /** The comment that this one answers, or null. */
  in_reply_to: id.nullable(),
  excerpt: z.string(),
  content: z.string(),
  user: memberCard,
  created_at: moment,
  deleted_at: moment.nullable(),
  deleted_by: memberCard.nullable(),
  /** Whether the comment's topic is deleted. This hides the comment until the topic is restored. */
  topic_deleted: z.boolean(),
  likes_count: z.int(),
});
export type AdminComment = z.infer<typeof adminComment>;

/** One event for the audit history: the actor, the action, the time and the reason. */
export const historyEntry = z.object({
  id: z.string(),
  type: z.string(),
  version: z.int(),
  occurred_at: moment,
  actor: memberCard.nullable(),
  /** The administrator who acted as the actor. */
  impersonator: memberCard.nullable(),
  reason: z.string().nullable(),
  correlation_id: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const boardInput = z.object({
  name: z.string().trim().min(1, 'Name is required').max(60),
  description: z.string().trim().max(500).default(''),
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Colour must look like #0F6B5C'),
  icon: z.string().max(40).default(DEFAULT_ICON),
  subgroup_id: id.nullable().default(null),
  index: z.coerce.number().int().min(0).max(10_000).default(0),
  read_by: boardAudience,
  write_by: boardAudience.exclude(['guest']),
  /** Membership levels, any of which opens the board. Empty for no lock. If omitted, the levels stay. */
  level_ids: z.array(id).max(50).optional(),
  /** Where access is sold, or null (part 1 §2). If omitted, the address stays. */
  salespage: z
    .url({ protocol: /^https$/, error: 'The address must begin with https://.' })
    .max(500)
    .nullable()
    .optional(),
  /** Whether the lock names the levels that open the board. */
  show_level: flag.optional(),
  /** Fixed once the board has a topic. If omitted, this and the following fields keep their value. */
  type: boardType.optional(),
  source: boardSource.optional(),
  /** If off, only administrators see the board. */
  homepage: flag.optional(),
  /** The viewer's upload for the board's picture, or null for none. If omitted, the picture stays. */
  image_uuid: uploadUuid.nullable().optional(),
  reason,
});

export const adminListBoards = operation({
  method: 'GET',
  path: '/api/v4/admin/boards',
  summary: 'Boards, for the console',
  permission: 'moderator',
  query: consoleQuery.extend({
    // Ordering and choosing boards need the complete list.
    per_page: pageSize(25, COMMUNITY_LIMITS.boardsMax),
    ...queryWords({
      fields: {
        id: exact(id),
        subgroup_id: exact(id),
        type: exact(boardType),
        owner: exact(boardOwner),
        homepage: yesOrNo,
        read_by: exact(boardAudience),
        write_by: exact(boardAudience),
        topics_count: count,
      },
      has: { 'levels:id': exact(id) },
      sorts: ['id', 'name', 'index', 'topics_count'],
    }),
  }),
  output: listOf(adminBoard),
});
export const adminShowBoard = show('/api/v4/admin/boards/{id}', 'One board, for the console', adminBoard, 'moderator');
export const adminListTopics = operation({
  method: 'GET',
  path: '/api/v4/admin/topics',
  summary: 'Topics, for the console; the deleted ones too',
  permission: 'moderator',
  query: consoleQuery.extend(
    queryWords({
      fields: {
        id: exact(id),
        board_id: exact(id),
        user_id: exact(id),
        status: exact(topicStatus),
        ticket_status: exact(ticketStatus),
        deleted: yesOrNo,
        created_at: when,
        comments_count: count,
        likes_count: count,
      },
      sorts: ['id', 'title', 'created_at', 'status', 'comments_count', 'likes_count'],
    }),
  ),
  output: listOf(adminTopic),
});
export const adminShowTopic = show('/api/v4/admin/topics/{id}', 'One topic, for the console', adminTopic, 'moderator');
export const adminListComments = operation({
  method: 'GET',
  path: '/api/v4/admin/comments',
  summary: 'Comments, for the console; the deleted ones too',
  permission: 'moderator',
  query: consoleQuery.extend(
    queryWords({
      fields: {
        id: exact(id),
        topic_id: exact(id),
        board_id: exact(id),
        user_id: exact(id),
        deleted: yesOrNo,
        created_at: when,
        likes_count: count,
      },
      /** `thread`: each comment, followed by its replies. */
      sorts: ['id', 'created_at', 'likes_count', 'thread'],
    }),
  ),
  output: listOf(adminComment),
});
export const adminShowComment = show(
  '/api/v4/admin/comments/{id}',
  'One comment, for the console',
  adminComment,
  'moderator',
);

export const adminHistory = operation({
  method: 'GET',
  path: '/api/v4/admin/history/{kind}/{id}',
  summary:
    'What was done to a record, by whom and why, oldest first, the last 200 times; that of a member or the settings is for administrators',
  permission: 'moderator',
  params: z.object({
    kind: z
      .string()
      .max(40)
      .regex(/^[a-z]+(?:-[a-z]+)*$/),
    id,
  }),
  output: data(z.array(historyEntry)),
  errors: [404],
});

export const createBoard = operation({
  method: 'POST',
  path: '/api/v4/admin/boards',
  summary: 'Creates a board',
  permission: 'admin',
  body: boardInput,
  output: data(adminBoard),
  status: 201,
});

export const changeBoard = operation({
  method: 'PUT',
  path: '/api/v4/admin/boards/{id}',
  summary: 'Changes a board; with `version` it answers 409 when somebody was first',
  permission: 'admin',
  params: z.object({ id }),
  body: boardInput.extend({ version: z.int().positive().optional() }),
  output: data(adminBoard),
  errors: [404, 409],
});
