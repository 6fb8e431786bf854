import type { moderation } from '@lyceum/contracts';

/** The words for a decision: removing a group closes it, removing an event cancels it. */
export type DecisionWords =
  | 'kept'
  | 'removed'
  | 'closed'
  | 'cancelled'
  | 'warned'
  | 'memberWarned'
  | 'silenced'
  | 'memberSilenced'
  | 'suspended'
  | 'memberSuspended'
  | 'approved'
  | 'rejected'
  | 'upheld'
  | 'granted';

const OF_MEMBERS = { warned: 'memberWarned', silenced: 'memberSilenced', suspended: 'memberSuspended' } as const;

/** The words for a decision about a thing of this kind. */
export function wordsOf(decision: moderation.ReviewDecision, kind: moderation.ReviewedKind): DecisionWords {
  if (kind === 'appeal') return decision === 'granted' ? 'granted' : 'upheld';
  if (kind === 'held') return decision === 'kept' ? 'approved' : 'rejected';
  if (decision === 'removed' && kind === 'group') return 'closed';
  if (decision === 'removed' && kind === 'event') return 'cancelled';
  if (kind === 'member' && decision in OF_MEMBERS) return OF_MEMBERS[decision as keyof typeof OF_MEMBERS];
  return decision;
}
