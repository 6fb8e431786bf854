import { z } from 'zod';
import {
  COMMUNITY_LIMITS,
  orHeld,
  postType,
  revision,
  ticketStatus,
  topic,
  topicPreview,
  topicStatus,
} from './shapes.ts';
import { pollInput } from './polls.ts';
import { tag, tags } from './tags.ts';
import { editedAttachments, newAttachments } from '../media.ts';
import { BODY_BYTES, operation } from '../base/operation.ts';
import { count, exact, pageSize, queryWords, when, yesOrNo } from '../base/query-words.ts';
import { PLANS } from '../settings.ts';
import { acknowledged, cursor, data, flag, id, listOf, page, reason } from '../base/shared.ts';

const title = z.string().trim().min(1, 'Title is required').max(COMMUNITY_LIMITS.title);
const content = z.string().max(COMMUNITY_LIMITS.content);
const channel = z.coerce.number({ error: 'A board must be selected.' }).int().positive('A board must be selected.');
/** Form format: empty or null means none. */
const videoUrl = z.string().trim().max(COMMUNITY_LIMITS.videoUrl).nullable();
/** DD-MM-YYYY HH:mm in the community's time zone, or ISO 8601. */
const releaseDate = z
  .string()
  .regex(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}$|^\d{4}-\d{2}-\d{2}T/, 'A date looks like 31-12-2026 09:30.');

export const topicInput = z.object({
  title,
  /** A text needs five characters (part 1 §5). May be empty with pictures, a video or a poll. */
  content,
  channel_id: channel,
  post_type: z.enum(['text', 'image', 'video', 'poll']).default('text'),
  tags: tags.optional(),
  ...newAttachments,
  /** For a video post: a link of YouTube or Vimeo. */
  video_url: videoUrl.optional(),
  /** For a poll: the id of a stored draft, or the poll itself (decisions 19). */
  quiz_id: id.optional(),
  poll: pollInput.optional(),
});
const staffFields = { sticky: flag.optional(), release_date: releaseDate.optional() };

const topicWords = queryWords({
  fields: {
    board_id: exact(id),
    user_id: exact(id),
    status: exact(topicStatus),
    closed: yesOrNo,
    sticky: yesOrNo,
    post_type: exact(postType),
    ticket_status: exact(ticketStatus),
    created_at: when,
    updated_at: when,
    release_date: when,
    comments_count: count,
    likes_count: count,
  },
  sorts: ['created_at', 'updated_at', 'release_date', 'comments_count', 'likes_count', 'title'],
  with: ['user', 'posts', 'attachments', 'last_commenter'],
});

export const listTopics = operation({
  method: 'GET',
  path: '/api/v3/topics',
  summary:
    'A feed: home, one board (sticky first), one author, tickets, the popular, unread, followed or unanswered ones, or one’s favourites; else newest first',
  permission: 'public',
  query: z.object({
    board_id: id.optional(),
    /**
     * - `helpdesk`: the tickets that the viewer may see. No other feed across boards contains tickets.
     * - `unread`: topics with something new, the latest activity first.
     * - `following`: of boards, members and topics that the viewer follows.
     * - `unanswered`: open topics without comments.
     */
    type: z.enum(['popular', 'user', 'favorited', 'helpdesk', 'unread', 'following', 'unanswered']).optional(),
    ticket_status: ticketStatus.optional(),
    user_id: id.optional(),
    tag: tag.optional(),
    page,
    limit: pageSize(COMMUNITY_LIMITS.feedPage, 100),
    cursor,
    ...topicWords,
  }),
  output: listOf(z.union([topic, topicPreview])),
  errors: [404],
});

export const showTopic = operation({
  method: 'GET',
  path: '/api/v3/topics/{id}',
  summary: 'One topic, by id, or by slug with find_by=slug',
  permission: 'public',
  params: z.object({ id: z.string().min(1).max(200) }),
  query: z.object({ find_by: z.enum(['id', 'slug']).default('id') }),
  output: data(z.union([topic, topicPreview])),
  errors: [404],
});

export const postTopic = operation({
  method: 'POST',
  path: '/conversations',
  summary: 'Posts a topic on a board: text, pictures, a video, or (with `poll`, or the `quiz_id` of a draft) a poll',
  permission: 'member',
  plan: PLANS.text,
  largestBody: BODY_BYTES.longText,
  body: topicInput.extend(staffFields),
  output: orHeld(topic),
  status: 201,
  errors: [403, 404, 409],
});

export const closeTopic = operation({
  method: 'POST',
  path: '/api/v4/topics/{id}/close',
  summary: 'Closes a topic: no new comments, likes or edits; the reason stands in its history',
  permission: 'member',
  params: z.object({ id }),
  body: z.object({ reason: reason }),
  output: data(topic),
  errors: [403, 404, 409],
});

export const reopenTopic = operation({
  method: 'POST',
  path: '/api/v4/topics/{id}/reopen',
  summary: 'Opens a closed topic again',
  permission: 'member',
  params: z.object({ id }),
  body: z.object({ reason: reason }),
  output: data(topic),
  errors: [403, 404, 409],
});

const legacyUpdate = z.object({
  id,
  status: topicStatus.optional(),
  closed: flag.optional(),
});

export const updateConversation = operation({
  method: 'PUT',
  path: '/conversations/update',
  summary: 'Closes or opens a topic (the specification’s older call)',
  permission: 'member',
  largestBody: BODY_BYTES.longText,
  body: legacyUpdate,
  output: data(topic),
  errors: [403, 404, 409],
});

export const updateConversationByPost = operation({ ...updateConversation, method: 'POST' });

/** An edit of a topic. Each field has a required right (part 1 §6, decisions 26). Omitted or unchanged fields stay. */
export const topicEdit = z.object({
  title: title.optional(),
  content: content.optional(),
  tags: tags.optional(),
  ...editedAttachments,
  video_url: videoUrl.optional(),
  channel_id: channel.optional(),
  slug: z.string().trim().min(1, 'Slug is required').max(COMMUNITY_LIMITS.slug).optional(),
  meta_title: z.string().trim().max(COMMUNITY_LIMITS.metaTitle).optional(),
  meta_description: z
    .string()
    .trim()

    .max(COMMUNITY_LIMITS.metaDescription)
    .optional(),
  release_date: releaseDate.optional(),
  version: z.coerce.number().int().positive().optional(),
  reason: reason,
});

export const editTopic = operation({
  method: 'PUT',
  path: '/api/v4/topics/{id}',
  summary: 'Edits a topic, field by field; with `version` it answers 409 when somebody was first',
  permission: 'member',
  params: z.object({ id }),
  largestBody: BODY_BYTES.longText,
  body: topicEdit,
  output: data(topic),
  errors: [403, 404, 409],
});

export const setSticky = operation({
  method: 'PUT',
  path: '/api/v4/topics/{id}/sticky',
  summary: 'Pins a topic to the top of its board, or lets it go',
  permission: 'member',
  params: z.object({ id }),
  body: z.object({ sticky: flag, reason: reason }),
  output: data(topic),
  errors: [403, 404, 409],
});

export const setTicketStatus = operation({
  method: 'PUT',
  path: '/api/v4/topics/{id}/ticket-status',
  summary: 'Sets a ticket to open, hold or closed; its author to open or closed',
  permission: 'member',
  params: z.object({ id }),
  body: z.object({ ticket_status: ticketStatus, reason: reason }),
  output: data(topic),
  errors: [403, 404],
});

export const deleteTopic = operation({
  method: 'DELETE',
  path: '/conversations/{id}',
  summary: 'Deletes a topic with all that hangs on it; the reason stands in its history',
  permission: 'member',
  params: z.object({ id }),
  query: z.object({ reason }),
  output: acknowledged,
  errors: [403, 404],
});

export const restoreTopic = operation({
  method: 'POST',
  path: '/api/v4/topics/{id}/restore',
  summary: 'Undoes a deletion: whoever deleted within a minute, moderators at any time',
  permission: 'member',
  params: z.object({ id }),
  body: z.object({ reason: reason }),
  output: data(topic),
  errors: [404],
});

export const markTopic = operation({
  method: 'PUT',
  path: '/conversations/{id}',
  summary: 'One’s own marks on a topic: notifications, favorited, or (moderators) read_at 0 to have it unread again',
  permission: 'member',
  takesKey: false,
  params: z.object({ id }),
  body: z.object({
    notifications: flag.optional(),
    favorited: flag.optional(),
    read_at: z.union([z.literal(0), z.literal('0')]).optional(),
  }),
  output: data(topic),
  errors: [403, 404],
});

export const openTopic = operation({
  method: 'POST',
  path: '/api/v4/topics/{id}/opened',
  summary: 'The member has the topic before them: read from now on, and a view, counted once a day',
  permission: 'member',
  takesKey: false,
  params: z.object({ id }),
  output: data(z.object({ views: z.int() })),
  errors: [404],
});

export const topicHistory = operation({
  method: 'GET',
  path: '/api/v4/topics/{id}/history',
  summary: 'What the topic said in each of its versions, newest first',
  permission: 'public',
  params: z.object({ id }),
  query: z.object({ cursor, limit: pageSize(20, 20) }),
  output: listOf(revision),
  errors: [404],
});
