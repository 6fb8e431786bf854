import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const role = z.enum(['member', 'moderator', 'admin']);
const locale = z.enum(['nl', 'en']);
const member_id = memberId;

export const memberEvents = {
  MemberRegistered: z.object({
    member_id,
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    locale,
    role,
    /** By an administrator, who need not know how they want to be called. */
    invited: z.literal(true).optional(),
  }),
  /** They have said who they are. */
  MemberOnboarded: z.object({ member_id }),
  MemberRoleChanged: z.object({ member_id, role, previous: role }),
  MemberProfileChanged: z.object({
    member_id,
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    bio: z.string(),
  }),
  MemberPreferencesChanged: z.object({ member_id, locale, time_zone: z.string() }),
  /** Null: back to the default avatar. */
  MemberAvatarChanged: z.object({ member_id, avatar: z.string().nullable() }),
  /** That it was confirmed, never what it is. */
  MemberEmailVerified: z.object({ member_id }),
  MemberEmailChanged: z.object({ member_id }),
  MemberPasswordChanged: z.object({ member_id, by: z.enum(['member', 'reset']) }),
  LevelGranted: z.object({
    member_id,
    level_id: z.int(),
    expires_at: z.string().nullable(),
    /** It was bought. */ sold: z.literal(true).optional(),
  }),
  /** `sold`: it had been bought, so that what it opened closes (docs/adr/0058). */
  LevelRevoked: z.object({ member_id, level_id: z.int(), sold: z.literal(true).optional() }),
  /** Until a moment, or until somebody lifts it. The reason stands in the metadata. */
  MemberBanned: z.object({ member_id, until: z.string().nullable() }),
  MemberUnbanned: z.object({ member_id }),
  /** By whom and why stands in the metadata; who it was, nowhere any more. */
  MemberErased: z.object({ member_id }),
  ImpersonationStarted: z.object({ member_id, administrator_id: memberId }),
  ImpersonationStopped: z.object({ member_id, administrator_id: memberId }),
};

export type MemberEvent = EventsOf<typeof memberEvents>;
