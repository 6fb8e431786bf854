import { z } from 'zod';
import { id } from '../base/shared.ts';
import { everyNotification } from '../notification.ts';

/**
 * A notification about a group.
 * - `group_invited`: an invitation by `user`
 * - `group_requested`: `user` asks to join
 * - `group_joined`: `user` has joined
 * - `group_approved`: the member's request was approved
 */
export const groupNotification = everyNotification.extend({
  type: z.enum(['group_invited', 'group_requested', 'group_joined', 'group_approved']),
  group: z.object({ id, slug: z.string(), name: z.string() }),
});
