import { cookie } from '../../lib/cookies.ts';
import type { Me } from '../../lib/session/session.ts';

/** Cookie of operations staff, who skip the onboarding (part 3 §6). */
const OPERATIONS_COOKIE = 'operations-login';

/** The onboarding dialog to show: the profile, then a first password (part 3 §4). Null if none is needed. */
export function wants(me: Me): 'profile' | 'password' | null {
  if (cookie(OPERATIONS_COOKIE) !== undefined) return null;
  if (!me.onboarded) return 'profile';
  return me.password_changed_at === null ? 'password' : null;
}
