import { z } from 'zod';
import { topicEdit } from './topics.ts';
import { comment, COMMUNITY_LIMITS, orHeld, liker, reply, revision, ticketStatus } from './shapes.ts';
import { gifPayload } from '../gifs.ts';
import { editedAttachments, newAttachments } from '../media.ts';
import { operation } from '../base/operation.ts';
import { exact, pageSize, queryWords, when } from '../base/query-words.ts';
import { acknowledged, cursor, data, flag, id, listOf, page, reason } from '../base/shared.ts';
import { react, reactionsOfMany, reactionsOfOne, reactionsQuery } from '../reactions.ts';

const commentContent = z.string().max(COMMUNITY_LIMITS.comment);
/** A text, or a GIF instead. */
const newComment = {
  content: commentContent.default(''),
  in_reply_to: id.optional(),
  ...gifPayload,
  ...newAttachments,
};

const commentWords = queryWords({
  fields: { user_id: exact(id), created_at: when },
  with: ['liked_by', 'replies', 'user', 'attachments'],
});

export const listComments = operation({
  method: 'GET',
  path: '/api/v3/topics/{id}/comments',
  summary:
    'The comments of a topic with their first replies: the accepted answer, then oldest first; or from one comment on',
  permission: 'public',
  params: z.object({ id }),
  query: z.object({
    page,
    size: pageSize(COMMUNITY_LIMITS.commentPage, 100),
    cursor,
    /** Starts with this comment or its parent, for permalinks to distant comments. `newest` is the last page. */
    around: z.union([z.literal('newest'), id]).optional(),
    /** A `prev_cursor`, for the previous page. */
    before: cursor,
    ...commentWords,
  }),
  output: listOf(comment),
  errors: [404],
});

export const postComment = operation({
  method: 'POST',
  path: '/api/v3/topics/{id}/comments',
  summary: 'Comments on an open topic',
  permission: 'member',
  params: z.object({ id }),
  body: z.object(newComment),
  output: orHeld(comment),
  status: 201,
  errors: [403, 404, 409],
});

export const postCommentFlat = operation({
  method: 'POST',
  path: '/api/v3/comments',
  summary: 'Comments on an open topic, named in the body',
  permission: 'member',
  body: z.object({ topic_id: id, ...newComment }),
  output: orHeld(comment),
  status: 201,
  errors: [403, 404, 409],
});

const liked = data(z.object({ post_id: id, liked: z.boolean(), likes_count: z.int() }));

export const likePost = operation({
  method: 'PUT',
  path: '/api/v4/posts/{id}/like',
  summary: 'Likes an opening post or a comment; liking twice changes nothing',
  permission: 'member',
  params: z.object({ id }),
  output: liked,
  errors: [403, 404, 409],
});

export const unlikePost = operation({
  method: 'DELETE',
  path: '/api/v4/posts/{id}/like',
  summary: 'Takes a like back',
  permission: 'member',
  params: z.object({ id }),
  output: liked,
  errors: [403, 404, 409],
});

export const reactToPost = operation({
  method: 'PUT',
  path: '/api/v4/posts/{id}/reactions',
  summary: 'Reacts to an opening post or a comment by one of the community’s reactions, or takes it back',
  permission: 'member',
  params: z.object({ id }),
  body: react,
  output: reactionsOfOne,
  errors: [403, 404, 409],
});

export const listPostReactions = operation({
  method: 'GET',
  path: '/api/v4/posts/reactions',
  summary: 'The reactions to opening posts and comments',
  permission: 'public',
  query: reactionsQuery,
  output: reactionsOfMany,
});

export const toggleLike = operation({
  method: 'POST',
  path: '/likes/like',
  summary: 'Likes a post, or takes the like back (the specification’s older call)',
  permission: 'member',
  body: z.object({ id }),
  output: liked,
  errors: [403, 404, 409],
});

export const listReplies = operation({
  method: 'GET',
  path: '/api/v2/comments',
  summary: 'The replies to a comment, oldest first',
  permission: 'public',
  query: z.object({
    comment_id: id,
    page,
    limit: pageSize(COMMUNITY_LIMITS.replies, 100),
    cursor,
    ...commentWords,
  }),
  output: listOf(reply),
  errors: [404],
});

export const editComment = operation({
  method: 'PUT',
  path: '/api/v4/comments/{id}',
  summary: 'Edits one’s own comment or reply; with `version` it answers 409 when another edit was first',
  permission: 'member',
  params: z.object({ id }),
  body: z.object({
    content: commentContent,
    version: z.coerce.number().int().positive().optional(),
    ...editedAttachments,
  }),
  output: data(comment),
  errors: [403, 404, 409],
});

export const acceptAnswer = operation({
  method: 'PUT',
  path: '/api/v4/comments/{id}/accepted',
  summary: 'Marks a comment as its topic’s answer, in place of any other, or takes the mark away',
  permission: 'member',
  params: z.object({ id }),
  body: z.object({ accepted: flag }),
  output: data(comment),
  errors: [403, 404, 409],
});

export const updatePost = operation({
  method: 'PUT',
  path: '/comments/{id}',
  summary: 'Edits what a post id names, opening post or comment (the specification’s older call)',
  permission: 'member',
  params: z.object({ id }),
  body: topicEdit.extend({
    conversation: z.object({ id: id.optional(), release_date: topicEdit.shape.release_date }).optional(),
    'conversation[release_date]': topicEdit.shape.release_date,
    sticky: flag.optional(),
    accept_answer: flag.optional(),
    ticket_status: ticketStatus.optional(),
  }),
  output: z.object({ success: z.boolean() }),
  errors: [403, 404, 409],
});

export const deletePost = operation({
  method: 'DELETE',
  path: '/comments/{id}',
  summary: 'Deletes a comment or reply; of an opening post, its topic; the reason stands in its history',
  permission: 'member',
  params: z.object({ id }),
  query: z.object({ reason }),
  output: acknowledged,
  errors: [403, 404],
});

export const restoreComment = operation({
  method: 'POST',
  path: '/api/v4/comments/{id}/restore',
  summary: 'Undoes a deletion: whoever deleted within a minute, moderators at any time',
  permission: 'member',
  params: z.object({ id }),
  body: z.object({ reason: reason }),
  output: data(comment),
  errors: [404],
});

export const commentHistory = operation({
  method: 'GET',
  path: '/api/v4/comments/{id}/history',
  summary: 'What a comment said in each of its versions, newest first',
  permission: 'public',
  params: z.object({ id }),
  query: z.object({ cursor, limit: pageSize(20, 20) }),
  output: listOf(revision),
  errors: [404],
});

export const listLikers = operation({
  method: 'GET',
  path: '/api/v4/posts/{id}/likes',
  summary: 'Who likes an opening post or a comment, newest first',
  permission: 'public',
  params: z.object({ id }),
  query: z.object({ page, limit: pageSize(20, 100), cursor }),
  output: listOf(liker),
  errors: [404],
});
