import { z } from 'zod';
import { memberCard } from './identity.ts';
import { operation } from './operation.ts';
import { cursor, data, id, listOf, moment, page } from './shared.ts';

/** Part 1 §5 and §9; comment length: decisions, conventions. */
export const COMMUNITY_LIMITS = {
  title: 100,
  contentMin: 5,
  content: 100_000,
  comment: 20_000,
  feedPage: 20,
  commentPage: 10,
  excerpt: 200,
  commentExcerpt: 110,
  boardsMax: 9999,
} as const;

export const postType = z.enum(['text', 'image', 'video', 'poll', 'introduce', 'birthday']);
export const topicStatus = z.enum(['non_active', 'invisible', 'open', 'closed']);
export type TopicStatus = z.infer<typeof topicStatus>;
export const topicPermission = z.enum([
  'READ',
  'EDIT',
  'EDIT_CHANNEL',
  'DELETE',
  'CLOSE',
  'MAKE_STICKY',
  'VIEW_CHALLENGE',
]);
export type TopicPermission = z.infer<typeof topicPermission>;
export const commentPermission = z.enum(['READ', 'REPLY', 'EDIT', 'DELETE', 'ACCEPT_ANSWER']);
export type CommentPermission = z.infer<typeof commentPermission>;
export const boardPermission = z.enum(['READ', 'WRITE']);
export type BoardPermission = z.infer<typeof boardPermission>;

/** Which role a right on a board begins at; `guest` means everybody. */
export const boardAudience = z.enum(['guest', 'member', 'moderator', 'admin']);
export type BoardAudience = z.infer<typeof boardAudience>;
export const boardType = z.enum(['default', 'moodboard', 'helpdesk']);

/** Part 1 §3, Board (channel). */
export const board = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  color: z.string(),
  icon: z.string(),
  type: boardType,
  template: z.enum(['default', 'moodboard']),
  source: z.enum(['system', 'user']),
  subgroup_id: id.nullable(),
  index: z.int(),
  homepage: z.boolean(),
  salespage: z.string().nullable(),
  show_level: z.null(),
  image: z.string().nullable(),
  permissions: z.array(boardPermission),
  topics_count: z.int(),
  /** Guests may read it: its real-time channel is public. */
  public: z.boolean(),
});
export type Board = z.infer<typeof board>;

export const attachment = z.object({ id, source: z.string(), name: z.string(), filetype: z.string() });

/** Part 1 §3, Comment. Values whose module is not there yet are neutral. */
export const comment = z.object({
  id,
  topic_id: id,
  content: z.string(),
  excerpt: z.string(),
  created_at: moment,
  updated_at: moment,
  permissions: z.array(commentPermission),
  accepted_answer: z.boolean(),
  attachments: z.array(attachment),
  likes_count: z.int(),
  liked_by_me: z.boolean(),
  replies: z.array(z.never()),
  user: memberCard,
  highlighted: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

/** A clipped comment under a card of the feed: enough to read along, not the whole text. */
export const commentPreview = z.object({ id, excerpt: z.string(), created_at: moment, user: memberCard });

/** Part 1 §3, Topic. `content` is null in feeds where the card shows the excerpt. */
export const topic = z.object({
  id,
  post_id: id,
  title: z.string(),
  content: z.string().nullable(),
  excerpt: z.string(),
  slug: z.string(),
  post_type: postType,
  status: topicStatus,
  closed: z.boolean(),
  sticky: z.boolean(),
  unread: z.boolean(),
  favorited: z.boolean(),
  notifications: z.boolean(),
  answered: z.boolean(),
  release_date: moment,
  created_at: moment,
  updated_at: moment,
  video_url: z.null(),
  video_id: z.null(),
  attachments: z.array(attachment),
  board_id: id,
  board_type: boardType,
  board_name: z.string(),
  board_slug: z.string(),
  board_color: z.string(),
  board_public: z.boolean(),
  permissions: z.array(topicPermission),
  ticket_status: z.null(),
  group: z.null(),
  event: z.null(),
  challenge: z.null(),
  quiz_id: z.null(),
  user_id: id,
  named_user: z.string(),
  named_user_avatar: z.string(),
  user: memberCard,
  last_commenter: memberCard.nullable(),
  comments_count: z.int(),
  likes_count: z.int(),
  views: z.int(),
  liked_by_me: z.boolean(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  posts: z.array(commentPreview),
});
export type Topic = z.infer<typeof topic>;

export const topicInput = z.object({
  title: z.string().trim().min(1, 'Title is required').max(COMMUNITY_LIMITS.title),
  content: z.string().max(COMMUNITY_LIMITS.content),
  channel_id: z.coerce.number({ error: 'A board must be selected.' }).int().positive('A board must be selected.'),
  post_type: z.literal('text').default('text'),
});
const commentContent = z.string().max(COMMUNITY_LIMITS.comment);
const reason = z.string().trim().max(500);

const boardQuery = z.object({
  per_page: z.coerce.number().int().min(1).max(COMMUNITY_LIMITS.boardsMax).default(COMMUNITY_LIMITS.boardsMax),
  include: z.string().max(100).optional(),
  page: page.optional(),
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

export const listTopics = operation({
  method: 'GET',
  path: '/api/v3/topics',
  summary: 'A feed: home, or one board; sticky first on a board, then newest first',
  permission: 'public',
  query: z.object({
    board_id: id.optional(),
    page,
    limit: z.coerce.number().int().min(1).max(100).default(COMMUNITY_LIMITS.feedPage),
    cursor,
  }),
  output: listOf(topic),
  errors: [404],
});

export const showTopic = operation({
  method: 'GET',
  path: '/api/v3/topics/{id}',
  summary: 'One topic, by id, or by slug with find_by=slug',
  permission: 'public',
  params: z.object({ id: z.string().min(1).max(200) }),
  query: z.object({ find_by: z.enum(['id', 'slug']).default('id') }),
  output: data(topic),
  errors: [404],
});

export const postTopic = operation({
  method: 'POST',
  path: '/conversations',
  summary: 'Posts a topic on a board',
  permission: 'member',
  body: topicInput,
  output: data(topic),
  status: 201,
  errors: [403, 409],
});

export const closeTopic = operation({
  method: 'POST',
  path: '/api/v4/topics/{id}/close',
  summary: 'Closes a topic: no new comments, likes or edits; the reason stands in its history',
  permission: 'member',
  params: z.object({ id }),
  body: z.object({ reason: reason.optional() }),
  output: data(topic),
  errors: [403, 404, 409],
});

export const reopenTopic = operation({
  method: 'POST',
  path: '/api/v4/topics/{id}/reopen',
  summary: 'Opens a closed topic again',
  permission: 'member',
  params: z.object({ id }),
  body: z.object({ reason: reason.optional() }),
  output: data(topic),
  errors: [403, 404, 409],
});

const legacyUpdate = z.object({
  id,
  status: topicStatus.optional(),
  closed: z.union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]).optional(),
});

export const updateConversation = operation({
  method: 'PUT',
  path: '/conversations/update',
  summary: 'Closes or opens a topic (the specification’s older call)',
  permission: 'member',
  body: legacyUpdate,
  output: data(topic),
  errors: [403, 404, 409],
});

export const updateConversationByPost = operation({ ...updateConversation, method: 'POST' });

export const listComments = operation({
  method: 'GET',
  path: '/api/v3/topics/{id}/comments',
  summary: 'The comments of a topic, oldest first',
  permission: 'public',
  params: z.object({ id }),
  query: z.object({
    page,
    size: z.coerce.number().int().min(1).max(100).default(COMMUNITY_LIMITS.commentPage),
    cursor,
    with: z.string().max(100).optional(),
  }),
  output: listOf(comment),
  errors: [404],
});

export const postComment = operation({
  method: 'POST',
  path: '/api/v3/topics/{id}/comments',
  summary: 'Comments on an open topic',
  permission: 'member',
  blockedWhileImpersonating: true,
  params: z.object({ id }),
  body: z.object({ content: commentContent }),
  output: data(comment),
  status: 201,
  errors: [403, 404, 409],
});

export const postCommentFlat = operation({
  method: 'POST',
  path: '/api/v3/comments',
  summary: 'Comments on an open topic, named in the body',
  permission: 'member',
  blockedWhileImpersonating: true,
  body: z.object({ topic_id: id, content: commentContent }),
  output: data(comment),
  status: 201,
  errors: [403, 404, 409],
});

const liked = data(z.object({ post_id: id, liked: z.boolean(), likes_count: z.int() }));

export const likePost = operation({
  method: 'PUT',
  path: '/api/v4/posts/{id}/like',
  summary: 'Likes an opening post or a comment; liking twice changes nothing',
  permission: 'member',
  blockedWhileImpersonating: true,
  params: z.object({ id }),
  output: liked,
  errors: [403, 404, 409],
});

export const unlikePost = operation({
  method: 'DELETE',
  path: '/api/v4/posts/{id}/like',
  summary: 'Takes a like back',
  permission: 'member',
  blockedWhileImpersonating: true,
  params: z.object({ id }),
  output: liked,
  errors: [403, 404, 409],
});

export const toggleLike = operation({
  method: 'POST',
  path: '/likes/like',
  summary: 'Likes a post, or takes the like back (the specification’s older call)',
  permission: 'member',
  blockedWhileImpersonating: true,
  body: z.object({ id }),
  output: liked,
  errors: [403, 404, 409],
});
