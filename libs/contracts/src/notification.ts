import { z } from 'zod';
import { memberCard } from './identity/identity.ts';
import { id, moment } from './base/shared.ts';

/** The fields of every notification. Modules add their fields in their contracts, which `notifications.ts` lists. */
export const everyNotification = z.object({
  id,
  created_at: moment,
  seen: z.boolean(),
  /** The last actor. */
  user: memberCard,
  /** The number of other members who did the same. 99 means 99 or more. */
  others: z.int(),
});
export type EveryNotification = z.infer<typeof everyNotification>;
