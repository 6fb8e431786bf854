import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

/** `post`: an opening post, a comment or a reply. These share one sequence of ids. */
const reaction = z.object({
  kind: z.enum(['post', 'message']),
  thing_id: z.int(),
  member_id: memberId,
  emoji: z.string(),
});

export const reactionEvents = { ReactionGiven: reaction, ReactionWithdrawn: reaction };

export type ReactionEvent = EventsOf<typeof reactionEvents>;
export type ReactionKind = ReactionEvent['data']['kind'];
