import { z } from 'zod';
import { MESSAGE_LIMITS } from '../limits.ts';
import { everyNotification } from '../notification.ts';
import { id } from '../base/shared.ts';

/** Messages that wait in one conversation; only mailed, since the inbox shows them itself. Never with their words. */
export const messageNotification = everyNotification.extend({
  type: z.enum(['message']),
  thread_id: id,
  /** As the conversation counts what is unread. */
  unread_count: z.int().max(MESSAGE_LIMITS.countedUnread),
});
