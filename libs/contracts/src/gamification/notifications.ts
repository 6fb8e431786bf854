import { z } from 'zod';
import { id } from '../base/shared.ts';
import { everyNotification } from '../notification.ts';

/** To whoever has earned a trophy, or was given one. */
export const trophyNotification = everyNotification.extend({
  type: z.enum(['trophy_earned']),
  trophy: z.object({ id, title: z.string() }),
});
