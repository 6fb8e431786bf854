import { cookie } from '../../lib/cookies.ts';
import type { Me } from '../../lib/session/session.ts';

/** Part 3 §6: whoever looks after the community from outside is not asked who they are. */
const OPERATIONS_COOKIE = 'operations-login';

/**
 * What a member is asked before anything else: who they are, then a password, if they have never chosen one (part 3 §4).
 * Null: nothing.
 */
export function wants(me: Me): 'profile' | 'password' | null {
  if (cookie(OPERATIONS_COOKIE) !== undefined) return null;
  if (!me.onboarded) return 'profile';
  return me.password_changed_at === null ? 'password' : null;
}
