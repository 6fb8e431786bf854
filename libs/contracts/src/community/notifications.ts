import { z } from 'zod';
import { everyNotification } from '../notification.ts';
import { id } from '../base/shared.ts';

/** About a topic, or a comment on it. `held`: a scheduled topic that did not come out, since whoever set its date may no longer publish it. */
export const topicNotification = everyNotification.extend({
  type: z.enum(['comment', 'ticket', 'held']),
  topic: z.object({ id, title: z.string(), slug: z.string() }),
  comment_id: id.nullable(),
});
