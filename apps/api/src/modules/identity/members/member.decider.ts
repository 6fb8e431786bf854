import { type Decider, Refusal } from '@lyceum/kernel';
import type { MemberEvent } from './member.events.ts';
import { identityText } from '../identity.texts.ts';

export type Role = 'member' | 'moderator' | 'admin';
type DataOf<T extends MemberEvent['type']> = Extract<MemberEvent, { type: T }>['data'];
type Registered = DataOf<'MemberRegistered'>;
type Profile = Omit<DataOf<'MemberProfileChanged'>, 'member_id'>;
type Preferences = Omit<DataOf<'MemberPreferencesChanged'>, 'member_id'>;
/** The staff member who sends a command about another member. */
type Staff = { id: number; role: Role };

interface Known {
  exists: true;
  id: number;
  role: Role;
  profile: Profile;
  preferences: Preferences;
  avatar: string | null;
  emailVerified: boolean;
  onboarded: boolean;
  /** Maps a level id to the end of the level, or to null without an end. */
  levels: Readonly<Record<number, string | null>>;
  /** The levels that the member holds because they bought them. */
  sold: readonly number[];
  ban: { until: string | null } | null;
  /** The end of the last silence, which may have passed. */
  silencedUntil: string | null;
  /** The warnings that the member has not read. */
  warnings: readonly number[];
}
/** An erased member counts as never registered. */
export type MemberState = { exists: false } | Known;

type Changing =
  /** By another administrator, or null for the operator of the installation. */
  | { kind: 'change-role'; role: Role; by: number | null }
  | { kind: 'change-profile'; profile: Partial<Profile> }
  | { kind: 'change-preferences'; preferences: Partial<Preferences> }
  | { kind: 'change-avatar'; avatar: string | null }
  | { kind: 'verify-email' }
  | { kind: 'onboard' }
  | { kind: 'change-email' }
  | { kind: 'change-password'; by: 'member' | 'reset' }
  | { kind: 'grant-level'; level_id: number; expires_at: string | null }
  | { kind: 'revoke-level'; level_id: number }
  /** Follows the current purchases. Without `expires_at`, the bought level ends. */
  | { kind: 'keep-sold-level'; level_id: number; expires_at?: string | null }
  | { kind: 'ban'; until: string | null; by: Staff }
  | { kind: 'unban' }
  | { kind: 'silence'; until: string; by: Staff }
  | { kind: 'unsilence' }
  | { kind: 'warn'; decision_id: number; by: Staff }
  | { kind: 'close-warning'; decision_id: number }
  | { kind: 'send-invitation' }
  | { kind: 'send-password-mail' }
  | { kind: 'erase' }
  | { kind: 'start-impersonating' | 'stop-impersonating'; by: number };

export type MemberCommand = ({ kind: 'register'; email_verified?: true } & Registered) | Changing;

/** The stream name of a member. */
export const memberStream = (memberId: number): string => `member-${memberId}`;

/** The event, or none if it would change no data. */
const unless = (same: boolean, event: MemberEvent): MemberEvent[] => (same ? [] : [event]);

const sameFields = (before: object, after: object): boolean => JSON.stringify(before) === JSON.stringify(after);

/** Decides about one member: their profile, their levels and their role. */
export const memberDecider: Decider<MemberState, MemberCommand, MemberEvent> = {
  initial: () => ({ exists: false }),

  decide(command, state) {
    if (command.kind === 'register') {
      if (state.exists) throw new Refusal('conflict', identityText('member.exists'));
      const { kind: _, email_verified, ...data } = command;
      const verified: MemberEvent = { type: 'MemberEmailVerified', data: { member_id: data.member_id } };
      return [{ type: 'MemberRegistered', data }, ...(email_verified ? [verified] : [])];
    }
    if (!state.exists) throw new Refusal('missing', identityText('member.missing'));
    return decideChange(command, state);
  },

  evolve(state, event) {
    if (event.type === 'MemberRegistered') return registered(event.data);
    if (event.type === 'MemberErased') return { exists: false };
    return state.exists ? { ...state, ...changed(state, event) } : state;
  },
};

function decideChange(command: Changing, state: Known): MemberEvent[] {
  const member_id = state.id;
  switch (command.kind) {
    case 'change-role': {
      if (command.by === state.id) throw new Refusal('conflict', identityText('member.ownRole'));
      const data = { member_id, role: command.role, previous: state.role };
      const isSilencedStaff = command.role !== 'member' && state.silencedUntil !== null;
      const changed = unless(command.role === state.role, { type: 'MemberRoleChanged', data });
      return isSilencedStaff ? [...changed, { type: 'MemberUnsilenced', data: { member_id } }] : changed;
    }
    case 'change-profile': {
      const profile = { ...state.profile, ...command.profile };
      const data = { member_id, ...profile };
      return unless(sameFields(state.profile, profile), { type: 'MemberProfileChanged', data });
    }
    case 'change-preferences': {
      const preferences = { ...state.preferences, ...command.preferences };
      const data = { member_id, ...preferences };
      return unless(sameFields(state.preferences, preferences), { type: 'MemberPreferencesChanged', data });
    }
    case 'change-avatar':
      return unless(command.avatar === state.avatar, {
        type: 'MemberAvatarChanged',
        data: { member_id, avatar: command.avatar },
      });
    case 'verify-email':
      return unless(state.emailVerified, { type: 'MemberEmailVerified', data: { member_id } });
    case 'onboard':
      return unless(state.onboarded, { type: 'MemberOnboarded', data: { member_id } });
    case 'change-email':
      return [{ type: 'MemberEmailChanged', data: { member_id } }];
    case 'change-password':
      return [{ type: 'MemberPasswordChanged', data: { member_id, by: command.by } }];
    case 'grant-level': {
      const { level_id, expires_at } = command;
      const held = state.levels[level_id];
      return unless(held === expires_at, { type: 'LevelGranted', data: { member_id, level_id, expires_at } });
    }
    case 'revoke-level': {
      const { level_id } = command;
      const sold = state.sold.includes(level_id) ? { sold: true as const } : {};
      return unless(!(level_id in state.levels), { type: 'LevelRevoked', data: { member_id, level_id, ...sold } });
    }
    case 'keep-sold-level':
      return decideSold(command, state);
    case 'ban':
      return decideBan(command, state);
    case 'unban':
      return unless(!state.ban, { type: 'MemberUnbanned', data: { member_id } });
    case 'silence': {
      mustBeMember(command.by, state);
      const { until } = command;
      return unless(state.silencedUntil === until, { type: 'MemberSilenced', data: { member_id, until } });
    }
    case 'unsilence':
      return unless(state.silencedUntil === null, { type: 'MemberUnsilenced', data: { member_id } });
    case 'warn': {
      mustBeMember(command.by, state);
      const { decision_id } = command;
      const isOpen = state.warnings.includes(decision_id);
      return unless(isOpen, { type: 'MemberWarned', data: { member_id, decision_id } });
    }
    case 'close-warning': {
      const { decision_id } = command;
      const isOpen = state.warnings.includes(decision_id);
      return unless(!isOpen, { type: 'WarningClosed', data: { member_id, decision_id } });
    }
    case 'send-invitation':
      if (state.emailVerified || state.onboarded) throw new Refusal('conflict', identityText('invitation.accepted'));
      if (state.ban) throw new Refusal('conflict', identityText('member.isBanned'));
      return [{ type: 'MemberInvitationSent', data: { member_id } }];
    case 'send-password-mail':
      if (state.ban) throw new Refusal('conflict', identityText('member.isBanned'));
      return [{ type: 'MemberPasswordMailSent', data: { member_id } }];
    case 'erase':
      if (state.role === 'admin') throw new Refusal('conflict', identityText('member.eraseStaff'));
      return [{ type: 'MemberErased', data: { member_id } }];
    case 'start-impersonating':
      if (command.by === state.id) throw new Refusal('conflict', identityText('impersonation.self'));
      if (state.role === 'admin') throw new Refusal('forbidden', identityText('impersonation.administrator'));
      return [{ type: 'ImpersonationStarted', data: { member_id, administrator_id: command.by } }];
    case 'stop-impersonating':
      return [{ type: 'ImpersonationStopped', data: { member_id, administrator_id: command.by } }];
  }
}

function decideBan({ until, by }: Extract<Changing, { kind: 'ban' }>, state: Known): MemberEvent[] {
  if (by.id === state.id) throw new Refusal('conflict', identityText('ban.self'));
  if (state.role === 'admin') throw new Refusal('conflict', identityText('ban.administrator'));
  if (state.role === 'moderator' && by.role !== 'admin') {
    throw new Refusal('forbidden', identityText('ban.moderator'));
  }
  return unless(state.ban !== null && state.ban.until === until, {
    type: 'MemberBanned',
    data: { member_id: state.id, until },
  });
}

/** Staff can be suspended by administrators, but are neither warned nor silenced. */
function mustBeMember(by: Staff, state: Known): void {
  if (by.id === state.id) throw new Refusal('conflict', identityText('sanction.self'));
  if (state.role !== 'member') throw new Refusal('conflict', identityText('sanction.staff'));
}

const without = (ids: readonly number[], id: number): number[] => ids.filter((each) => each !== id);

/** A granted level that lasts at least as long stays unchanged. A bought level follows its purchase. */
function decideSold(
  { level_id, expires_at }: Extract<Changing, { kind: 'keep-sold-level' }>,
  { id: member_id, levels, sold }: Known,
): MemberEvent[] {
  const bought = sold.includes(level_id);
  if (expires_at === undefined)
    return unless(!bought, { type: 'LevelRevoked', data: { member_id, level_id, sold: true } });
  const held = levels[level_id];
  const lasts = held === null || (held !== undefined && expires_at !== null && held >= expires_at);
  const same = bought ? held === expires_at : lasts;
  return unless(same, { type: 'LevelGranted', data: { member_id, level_id, expires_at, sold: true } });
}

const registered = ({ member_id, username, first_name, last_name, role, locale, invited }: Registered): Known => ({
  exists: true,
  id: member_id,
  role,
  profile: { username, first_name, last_name, bio: '' },
  preferences: { locale, time_zone: DEFAULT_TIME_ZONE },
  avatar: null,
  emailVerified: false,
  onboarded: !invited,
  levels: {},
  sold: [],
  ban: null,
  silencedUntil: null,
  warnings: [],
});

/** The community's time zone by default (decisions 18). */
export const DEFAULT_TIME_ZONE = 'Europe/Amsterdam';

function changed(state: Known, event: MemberEvent): Partial<Known> {
  switch (event.type) {
    case 'MemberRoleChanged':
      return { role: event.data.role };
    case 'MemberProfileChanged': {
      const { username, first_name, last_name, bio } = event.data;
      return { profile: { username, first_name, last_name, bio } };
    }
    case 'MemberPreferencesChanged':
      return { preferences: { locale: event.data.locale, time_zone: event.data.time_zone } };
    case 'MemberAvatarChanged':
      return { avatar: event.data.avatar };
    case 'MemberEmailVerified':
    case 'MemberEmailChanged':
      return { emailVerified: true };
    case 'MemberOnboarded':
      return { onboarded: true };
    case 'LevelGranted':
      return {
        levels: { ...state.levels, [event.data.level_id]: event.data.expires_at },
        sold: [...without(state.sold, event.data.level_id), ...(event.data.sold ? [event.data.level_id] : [])],
      };
    case 'LevelRevoked': {
      const { [event.data.level_id]: _, ...levels } = state.levels;
      return { levels, sold: without(state.sold, event.data.level_id) };
    }
    case 'MemberBanned':
      return { ban: { until: event.data.until } };
    case 'MemberUnbanned':
      return { ban: null };
    case 'MemberSilenced':
      return { silencedUntil: event.data.until };
    case 'MemberUnsilenced':
      return { silencedUntil: null };
    case 'MemberWarned':
      return { warnings: [...state.warnings, event.data.decision_id] };
    case 'WarningClosed':
      return { warnings: without(state.warnings, event.data.decision_id) };
    default:
      return {};
  }
}
