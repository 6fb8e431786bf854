import { z } from 'zod';
import { everyNotification } from '../notification.ts';
import { id } from '../base/shared.ts';

/**
 * About a topic, or a comment on it. `reply`: to a comment of one's own; `followed_topic`: by somebody whom one follows; `held`: a
 * scheduled topic that did not come out, since whoever set its date may no longer publish it.
 */
export const topicNotification = everyNotification.extend({
  type: z.enum(['comment', 'reply', 'mention', 'like', 'followed_topic', 'ticket', 'held']),
  topic: z.object({ id, title: z.string(), slug: z.string() }),
  comment_id: id.nullable(),
});

/** What staff did to a topic of one's own. The reason is staff's own note, and not told. */
export const moderationNotification = everyNotification.extend({
  type: z.enum(['moderation']),
  action: z.enum(['topic_deleted', 'topic_moved']),
  /** Without an address where it is not there for its author any more. */
  topic: z.object({ title: z.string(), slug: z.string().nullable() }),
});
