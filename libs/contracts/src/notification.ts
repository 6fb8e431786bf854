import { z } from 'zod';
import { memberCard } from './identity/identity.ts';
import { id, moment } from './base/shared.ts';

/** What every notification has, whatever it is about; a module's own stand in its contract and are listed in `notifications.ts`. */
export const everyNotification = z.object({
  id,
  created_at: moment,
  seen: z.boolean(),
  /** Who did it last. */
  user: memberCard,
  /** How many others did the same to the same thing, meanwhile; 99 stand for any more. */
  others: z.int(),
});
export type EveryNotification = z.infer<typeof everyNotification>;
