import { z } from 'zod';
import { id } from '../base/shared.ts';
import { everyNotification } from '../notification.ts';

/**
 * About a group. `group_invited`: by `user`. `group_requested`: `user` asks to be let in. `group_joined`: `user` has come in. `group_approved`:
 * the member was let in.
 */
export const groupNotification = everyNotification.extend({
  type: z.enum(['group_invited', 'group_requested', 'group_joined', 'group_approved']),
  group: z.object({ id, slug: z.string(), name: z.string() }),
});
