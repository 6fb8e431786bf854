import { z } from 'zod';
import { session } from '../identity/account.ts';
import { consoleQuery, show } from './console.ts';
import { email, firstName, heldLevel, lastName, locale, memberCard, role } from '../identity/identity.ts';
import { operation } from '../base/operation.ts';
import { exact, queryWords, when, yesOrNo } from '../base/query-words.ts';
import { acknowledged, data, id, listOf, moment, reason, storedMoment } from '../base/shared.ts';
import { REASON_LENGTH } from '../limits.ts';

export const adminMember = memberCard.extend({
  /** Null for moderators, because only the member and administrators see the address. */
  email: z.string().nullable(),
  role,
  locale,
  created_at: moment,
  last_seen_at: moment.nullable(),
  /** Whether the e-mail address was confirmed. */
  verified: z.boolean(),
  /** Whether the member has not accepted the invitation of an administrator yet. */
  invited: z.boolean(),
  banned: z.boolean(),
  banned_until: moment.nullable(),
  /** Until then the member only reads. */
  silenced_until: moment.nullable(),
  /** All grants of levels, including expired ones. */
  levels: z.array(heldLevel.extend({ granted_at: moment, expires_at: moment.nullable() })),
});
export type AdminMember = z.infer<typeof adminMember>;

export const adminListMembers = operation({
  method: 'GET',
  path: '/api/v4/admin/members',
  summary: 'Members, for the console',
  permission: 'moderator',
  query: consoleQuery.extend(
    queryWords({
      fields: {
        id: exact(id),
        role: exact(role),
        locale: exact(locale),
        banned: yesOrNo,
        verified: yesOrNo,
        created_at: when,
      },
      has: { 'levels:id': exact(id) },
      sorts: ['id', 'name', 'username', 'role', 'created_at'],
    }),
  ),
  output: listOf(adminMember),
});
export const adminShowMember = show(
  '/api/v4/admin/members/{id}',
  'One member, for the console',
  adminMember,
  'moderator',
);

export const addMember = operation({
  method: 'POST',
  path: '/api/v4/admin/members',
  summary: 'Adds a member and mails them the way in; who they are they say themselves, where it is not given',
  permission: 'admin',
  body: z.object({
    email,
    first_name: firstName.optional(),
    last_name: lastName.optional(),
    locale: locale.optional(),
    reason,
  }),
  output: data(z.object({ id })),
  status: 201,
});

export const changeRole = operation({
  method: 'POST',
  path: '/api/v4/admin/members/{id}/role',
  summary: 'Makes a member a member, moderator or administrator',
  permission: 'admin',
  params: z.object({ id }),
  body: z.object({ role, reason }),
  output: data(adminMember),
  errors: [404, 409],
});

const aboutMember = z.object({ id });

export const banMember = operation({
  method: 'POST',
  path: '/api/v4/admin/members/{id}/ban',
  summary: 'Suspends a member until a moment, or bans them; ends their sessions',
  permission: 'moderator',
  params: aboutMember,
  body: z.object({
    reason: z.string().trim().min(1, 'Please give a reason').max(REASON_LENGTH),
    until: storedMoment.nullable().default(null),
  }),
  output: data(adminMember),
  errors: [404, 409],
});

export const unbanMember = operation({
  method: 'POST',
  path: '/api/v4/admin/members/{id}/unban',
  summary: 'Lifts a ban',
  permission: 'moderator',
  params: aboutMember,
  body: z.object({ reason }),
  output: data(adminMember),
  errors: [404],
});

export const resendInvitation = operation({
  method: 'POST',
  path: '/api/v4/admin/members/{id}/invitation',
  summary: 'Sends the invitation again to a member who has not accepted it',
  permission: 'admin',
  params: aboutMember,
  body: z.object({ reason }),
  output: data(adminMember),
  errors: [404, 409],
});

export const sendPasswordMail = operation({
  method: 'POST',
  path: '/api/v4/admin/members/{id}/password-mail',
  summary: 'Sends a member a link to choose a new password',
  permission: 'admin',
  params: aboutMember,
  body: z.object({ reason }),
  output: data(adminMember),
  errors: [404, 409],
});

export const adminListSessions = operation({
  method: 'GET',
  path: '/api/v4/admin/members/{id}/sessions',
  summary: 'Where a member is signed in',
  permission: 'admin',
  params: aboutMember,
  output: data(z.array(session)),
  errors: [404],
});

export const adminEndSession = operation({
  method: 'DELETE',
  path: '/api/v4/admin/members/{id}/sessions/{session_id}',
  summary: 'Ends one session of a member',
  permission: 'admin',
  takesKey: false,
  params: z.object({ id, session_id: id }),
  output: acknowledged,
  errors: [404],
});

export const adminEndSessions = operation({
  method: 'DELETE',
  path: '/api/v4/admin/members/{id}/sessions',
  summary: 'Ends every session of a member',
  permission: 'admin',
  takesKey: false,
  params: aboutMember,
  output: acknowledged,
  errors: [404],
});

export const impersonate = operation({
  method: 'POST',
  path: '/api/v4/admin/members/{id}/impersonate',
  summary: 'Acts as a member, never as another administrator; the session becomes theirs until it is stopped',
  permission: 'admin',
  params: aboutMember,
  body: z.object({ reason }),
  output: acknowledged,
  errors: [404, 409],
});
