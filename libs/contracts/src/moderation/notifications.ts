import { z } from 'zod';
import { id } from '../base/shared.ts';
import { everyNotification } from '../notification.ts';

/** For staff: members reported a topic or a comment. */
export const reportNotification = everyNotification.extend({
  type: z.enum(['report']),
  item: z.object({ id, title: z.string() }),
});

/** For a member who reported something: the decision. It names no author and no moderator. */
export const reportDecidedNotification = everyNotification.extend({
  type: z.enum(['report_decided']),
  decision: z.enum(['kept', 'removed', 'suspended', 'warned', 'silenced']),
});

/** For the author of a held post that a moderator rejected, with the moderator's reason. */
export const heldRejectedNotification = everyNotification.extend({
  type: z.enum(['held_rejected']),
  item: z.object({ title: z.string(), reason: z.string() }),
});

/** For a member: a decision of staff about them, or the outcome of their appeal. It names no moderator. */
export const decisionNotification = everyNotification.extend({
  type: z.enum(['decision']),
  decision: z.object({
    id,
    kind: z.enum(['hidden', 'removed', 'rejected', 'warned', 'silenced', 'suspended']),
    /** What it is about. Empty for a decision about the member as a whole. */
    title: z.string(),
    /** The outcome of an appeal. Null for the decision itself. */
    outcome: z.enum(['kept', 'granted']).nullable(),
  }),
});
