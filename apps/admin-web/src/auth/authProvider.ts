import { type AuthProvider, HttpError } from 'react-admin';
import { dismissEnded, sessionHasEnded } from '@lyceum/browser/session-ended';
import { mayDo, type StaffRole } from './access.ts';
import { currentProfile, forgetProfile, isStaff, type Profile, signIn, signOut } from './session.ts';

/** Silent: the login page itself says what is the matter. */
const toLogin = () => ({ redirectTo: '/login', message: false });

/** Who has been working here since the page was opened. */
let working: Profile | null = null;

/**
 * Where the session of somebody who works here has ended, the screen stays theirs, with all that is typed on it, and asks
 * them to log in again: nothing more is answered to them before.
 */
async function staffProfile(): Promise<Profile | null> {
  const profile = await currentProfile();
  if (profile) return (working = isStaff(profile) ? profile : null);
  if (working) sessionHasEnded();
  return working;
}

async function role(): Promise<StaffRole | null> {
  const profile = await staffProfile();
  if (!profile) return null;
  return profile.isAdmin ? 'admin' : 'moderator';
}

export const authProvider: AuthProvider = {
  /** Opens the session; whether its member belongs here is for the login page to ask. */
  login: signIn,

  /** react-admin also calls this when it finds nobody fit to be here. A member's session is not ended for that. */
  async logout(params?: { deliberate?: boolean }) {
    working = null;
    dismissEnded();
    if (params?.deliberate) await signOut();
    else forgetProfile();
  },

  async checkAuth() {
    if (!(await staffProfile())) throw toLogin();
  },

  /** Never refused from here: react-admin would answer what was asked with an empty record, as if it had been done. */
  async checkError(error: unknown) {
    const status = error instanceof HttpError ? error.status : undefined;
    if (status === 401) {
      forgetProfile();
      await staffProfile();
    }
    // The role may have been changed meanwhile; the refusal itself is told where it was met.
    if (status === 403) forgetProfile();
  },

  async getIdentity() {
    const profile = await staffProfile();
    if (!profile) throw toLogin();
    return { ...profile, fullName: profile.name };
  },

  getPermissions: role,

  async canAccess({ resource, action }) {
    const held = await role();
    return held !== null && mayDo(held, resource, action);
  },
};
