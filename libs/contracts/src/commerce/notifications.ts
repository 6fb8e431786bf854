import { z } from 'zod';
import { id } from '../base/shared.ts';
import { everyNotification } from '../notification.ts';

/** A notification for a buyer. */
export const commerceNotification = everyNotification.extend({
  type: z.enum(['invoice_issued', 'payment_failed', 'purchase_ending']),
  purchase: z.object({ id, name: z.string() }),
});
