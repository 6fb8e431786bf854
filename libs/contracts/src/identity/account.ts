import { z } from 'zod';
import { currentPassword, email, password, profile } from './identity.ts';
import { NAME_LIMITS } from '../limits.ts';
import { operation } from '../base/operation.ts';
import { acknowledged, data, id, moment } from '../base/shared.ts';

/** A signed-in session of a member. */
export const session = z.object({
  id,
  device: z.string(),
  address: z.string(),
  created_at: moment,
  last_seen_at: moment,
  /** The session of this request. */
  current: z.boolean(),
  /** An administrator's session that acts as the member. */
  impersonated: z.boolean(),
  /** The member as whom an administrator acts in this session. Null in normal sessions. */
  acting_as: z.object({ id, name: z.string() }).nullable(),
});
export type Session = z.infer<typeof session>;

/** Part 3 §5, passwordMatch. */
export const newPassword = z.object({
  password,
  password_confirmation: z.string().max(NAME_LIMITS.passwordMax),
});
/** Whether the password and its confirmation are equal. */
export const passwordsMatch = (given: { password: string; password_confirmation: string }): boolean =>
  given.password === given.password_confirmation;
export const PASSWORD_MISMATCH = 'Password confirmation does not match';

export const changePassword = operation({
  method: 'POST',
  path: '/api/v4/users/password',
  summary:
    'Chooses a password; ends every other session and every token. Wants the current one, or a fresh confirmation',
  permission: 'member',
  sessionOnly: true,
  body: newPassword.extend({ current_password: currentPassword.optional() }),
  output: acknowledged,
  errors: [400, 429],
});

export const confirmPassword = operation({
  method: 'POST',
  path: '/api/v4/auth/confirm',
  summary: 'Proves once more who is there; what asks for it is open for ten minutes',
  permission: 'member',
  takesKey: false,
  sessionOnly: true,
  body: z.object({ password: currentPassword }),
  output: acknowledged,
  errors: [429],
});

export const listSessions = operation({
  method: 'GET',
  path: '/api/v4/users/me/sessions',
  summary: 'Where the member is signed in, the newest first',
  permission: 'member',
  sessionOnly: true,
  output: data(z.array(session)),
});

export const endSession = operation({
  method: 'DELETE',
  path: '/api/v4/users/me/sessions/{id}',
  summary: 'Ends one of the member’s own sessions',
  permission: 'member',
  takesKey: false,
  sessionOnly: true,
  params: z.object({ id }),
  output: acknowledged,
  errors: [404],
});

export const endOtherSessions = operation({
  method: 'DELETE',
  path: '/api/v4/users/me/sessions',
  summary: 'Ends every session of the member but the one that asks, and every token',
  permission: 'member',
  takesKey: false,
  sessionOnly: true,
  output: acknowledged,
});

export const stopImpersonating = operation({
  method: 'POST',
  path: '/api/v4/auth/stop-impersonating',
  summary: 'Gives the administrator their own session back; 401 when that has ended meanwhile',
  permission: 'member',
  whileImpersonating: 'allowed',
  sessionOnly: true,
  output: acknowledged,
  errors: [409],
});

/** The single-use token from the e-mail. The link has it after '#', so that access logs do not contain it. */
const token = z.string().min(20).max(100);

export const forgotPassword = operation({
  method: 'POST',
  path: '/api/v4/auth/forgot-password',
  summary: 'Mails a link to choose a new password; answers the same whether the account exists',
  permission: 'public',
  // It writes no event with which a key could be stored.
  takesKey: false,
  body: z.object({ email }),
  output: acknowledged,
  errors: [429],
});

export const resetPassword = operation({
  method: 'POST',
  path: '/api/v4/auth/reset-password',
  summary: 'Chooses a new password with the token of the mail; ends every session and every token',
  permission: 'public',
  body: newPassword.extend({ token }),
  output: acknowledged,
});

export const verifyEmail = operation({
  method: 'POST',
  path: '/api/v4/auth/verify-email',
  summary: 'Confirms an e-mail address, or a new one, with the token of the mail',
  permission: 'public',
  body: z.object({ token }),
  output: acknowledged,
});

export const acceptInvitation = operation({
  method: 'POST',
  path: '/api/v4/auth/invitation',
  summary: 'Opens a session for a member whom an administrator added, with the token of the mail',
  permission: 'public',
  // The response contains a session, which must not be issued twice.
  takesKey: false,
  body: z.object({ token }),
  output: data(profile),
});

export const claimAdministration = operation({
  method: 'POST',
  path: '/api/v4/auth/administrator-claim',
  summary: 'Makes the member an administrator, with the token of a link that whoever runs the installation was given',
  permission: 'member',
  takesKey: false,
  sessionOnly: true,
  body: z.object({ token }),
  output: acknowledged,
});

export const sendVerification = operation({
  method: 'POST',
  path: '/api/v4/users/me/verification',
  summary: 'Mails the link that confirms the member’s address once more',
  permission: 'member',
  takesKey: false,
  sessionOnly: true,
  output: acknowledged,
  errors: [409, 429],
});

export const changeEmail = operation({
  method: 'POST',
  path: '/api/v4/users/me/email',
  summary: 'Asks for another e-mail address, which counts once it is confirmed from there',
  permission: 'member',
  takesKey: false,
  sessionOnly: true,
  body: z.object({ email, current_password: currentPassword.optional() }),
  output: acknowledged,
  errors: [429],
});
