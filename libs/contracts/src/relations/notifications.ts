import { z } from 'zod';
import { everyNotification } from '../notification.ts';

/** `user` follows the member. */
export const followNotification = everyNotification.extend({ type: z.enum(['follow']) });
