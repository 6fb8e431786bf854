import { z } from 'zod';
import { everyNotification } from '../notification.ts';
import { id } from '../base/shared.ts';

/**
 * A notification about a topic or one of its comments.
 * - `reply`: a reply to the member's comment
 * - `followed_topic`: a topic of a member they follow
 * - `board_topic`: a topic on a board they watch
 * - `held`: a scheduled topic was not published, because its author lost the right to publish it
 */
export const topicNotification = everyNotification.extend({
  type: z.enum(['comment', 'reply', 'mention', 'like', 'followed_topic', 'board_topic', 'ticket', 'held']),
  topic: z.object({ id, title: z.string(), slug: z.string() }),
  comment_id: id.nullable(),
});

/** A staff action on the member's topic or comment. Contains no reason, because that is a note for staff. */
export const moderationNotification = everyNotification.extend({
  type: z.enum(['moderation']),
  action: z.enum(['topic_deleted', 'topic_moved', 'comment_deleted']),
  /** `slug` is null if the author can no longer see the topic. */
  topic: z.object({ title: z.string(), slug: z.string().nullable() }),
});
