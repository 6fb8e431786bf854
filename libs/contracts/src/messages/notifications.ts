import { z } from 'zod';
import { MESSAGE_LIMITS } from '../limits.ts';
import { everyNotification } from '../notification.ts';
import { id } from '../base/shared.ts';

/** Unread messages of one conversation, without their text. E-mail only, because the inbox shows them itself. */
export const messageNotification = everyNotification.extend({
  type: z.enum(['message']),
  thread_id: id,
  /** The unread count of the conversation. */
  unread_count: z.int().max(MESSAGE_LIMITS.countedUnread),
});
