import { z } from 'zod';
import { id } from '../base/shared.ts';
import { everyNotification } from '../notification.ts';

/** A notification of an earned or granted trophy. */
export const trophyNotification = everyNotification.extend({
  type: z.enum(['trophy_earned']),
  trophy: z.object({ id, title: z.string() }),
});
