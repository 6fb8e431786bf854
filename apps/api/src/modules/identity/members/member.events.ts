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
    /** Added by an administrator, who need not know the member's preferred names. */
    invited: z.literal(true).optional(),
  }),
  /** The member has completed their profile. */
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
  /** Records that the address is confirmed, never the address. */
  MemberEmailVerified: z.object({ member_id }),
  MemberEmailChanged: z.object({ member_id }),
  MemberPasswordChanged: z.object({ member_id, by: z.enum(['member', 'reset']) }),
  LevelGranted: z.object({
    member_id,
    level_id: z.int(),
    expires_at: z.string().nullable(),
    /** The member bought it. */ sold: z.literal(true).optional(),
  }),
  /** `sold`: the member had bought it, so the content that it opened closes (docs/adr/0058). */
  LevelRevoked: z.object({ member_id, level_id: z.int(), sold: z.literal(true).optional() }),
  /** Until a time, or until staff end the ban. The metadata has the reason. */
  MemberBanned: z.object({ member_id, until: z.string().nullable() }),
  MemberUnbanned: z.object({ member_id }),
  /** The member reads, and writes nothing that others see. The metadata has the reason. */
  MemberSilenced: z.object({ member_id, until: z.string() }),
  /** Staff ended it early. Otherwise it ends by itself. */
  MemberUnsilenced: z.object({ member_id }),
  /** The member has to read the decision. */
  MemberWarned: z.object({ member_id, decision_id: z.int() }),
  /** The member has read it, or staff took it back. */
  WarningClosed: z.object({ member_id, decision_id: z.int() }),
  /** An administrator sent the invitation again. */
  MemberInvitationSent: z.object({ member_id }),
  /** An administrator sent a link to choose a new password. */
  MemberPasswordMailSent: z.object({ member_id }),
  /** The metadata has the actor and the reason. The member's name is stored nowhere. */
  MemberErased: z.object({ member_id }),
  ImpersonationStarted: z.object({ member_id, administrator_id: memberId }),
  ImpersonationStopped: z.object({ member_id, administrator_id: memberId }),
};

export type MemberEvent = EventsOf<typeof memberEvents>;
