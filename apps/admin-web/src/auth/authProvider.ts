import { type AuthProvider, HttpError } from 'react-admin';
import { mayDo, type StaffRole } from './access.ts';
import { currentProfile, forgetProfile, isStaff, signIn, signOut } from './session.ts';

/** Silent: the login page itself says what is the matter. */
const toLogin = (reason?: 'ended') => ({ redirectTo: reason ? `/login?because=${reason}` : '/login', message: false });

async function staffProfile() {
  const profile = await currentProfile();
  return profile && isStaff(profile) ? profile : null;
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
    if (params?.deliberate) await signOut();
    else forgetProfile();
  },

  async checkAuth() {
    if (!(await staffProfile())) throw toLogin();
  },

  async checkError(error: unknown) {
    const status = error instanceof HttpError ? error.status : undefined;
    if (status === 401) {
      forgetProfile();
      throw toLogin('ended');
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
