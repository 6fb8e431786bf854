import { z } from 'zod';
import { id } from '../base/shared.ts';
import { everyNotification } from '../notification.ts';

/** A notification of a new certificate. */
export const certificateNotification = everyNotification.extend({
  type: z.enum(['certificate_issued']),
  certificate: z.object({ id, code: z.string() }),
  course: z.object({ id, slug: z.string(), name: z.string() }),
});
