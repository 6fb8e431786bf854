import type { moderation } from '@lyceum/contracts';

/** The words for a decision: removing a group closes it, removing an event cancels it. */
export type DecisionWords =
  'kept' | 'removed' | 'closed' | 'cancelled' | 'suspended' | 'memberSuspended' | 'approved' | 'rejected';

/** The words for a decision about a thing of this kind. */
export function wordsOf(decision: moderation.ReviewDecision, kind: moderation.ReviewedKind): DecisionWords {
  if (kind === 'held') return decision === 'kept' ? 'approved' : 'rejected';
  if (decision === 'removed' && kind === 'group') return 'closed';
  if (decision === 'removed' && kind === 'event') return 'cancelled';
  if (decision === 'suspended' && kind === 'member') return 'memberSuspended';
  return decision;
}
