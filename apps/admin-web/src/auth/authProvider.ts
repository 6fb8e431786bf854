import { type AuthProvider, HttpError } from 'react-admin';
import { dismissEnded, sessionHasEnded } from '@lyceum/browser/session-ended';
import { mayDo, type StaffRole } from './access.ts';
import { currentProfile, forgetProfile, isStaff, type Profile, signIn, signOut } from './session.ts';

/** Shows no message, because the login page explains the reason. */
const toLogin = () => ({ redirectTo: '/login', message: false });

/** The staff member who uses this page, or null. Set when a profile is loaded and cleared on logout. */
let working: Profile | null = null;

/**
 * Keeps the screen and unsaved input of a staff member whose session has ended, and asks them to log in again. The
 * server refuses every other request until then.
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
  /** Opens the session. The login page decides whether the member is staff. */
  login: signIn,

  /** react-admin also calls this when an access check fails. Only a deliberate logout ends the server session. */
  async logout(params?: { deliberate?: boolean }) {
    working = null;
    dismissEnded();
    if (params?.deliberate) await signOut();
    else forgetProfile();
  },

  async checkAuth() {
    if (!(await staffProfile())) throw toLogin();
  },

  /**
   * Never rejects. Otherwise react-admin would resolve the failed request with an empty record, as if it had succeeded.
   */
  async checkError(error: unknown) {
    const status = error instanceof HttpError ? error.status : undefined;
    if (status === 401) {
      forgetProfile();
      await staffProfile();
    }
    // The member's role may have changed. The screen that sent the request shows the refusal.
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
