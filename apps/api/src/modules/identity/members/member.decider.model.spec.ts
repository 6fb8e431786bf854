import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type MemberCommand, memberDecider, type MemberState, type Role } from './member.decider.ts';
import { memberEvents } from './member.events.ts';

const ME = 7;
const SOMEBODY = 8;
const role = fc.constantFrom<Role>('member', 'moderator', 'admin');
const who = fc.constantFrom(ME, SOMEBODY, SOMEBODY);
const end = fc.constantFrom(null, '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z');
const name = fc.constantFrom('Mo', 'Bo');
const level_id = fc.integer({ min: 1, max: 3 });

const registering = {
  kind: 'register',
  member_id: ME,
  username: 'mo',
  first_name: 'Mo',
  last_name: 'Mo',
  locale: 'nl',
  role: 'member',
} as const;
const plain = ['verify-email', 'change-email', 'onboard', 'unban', 'send-invitation', 'send-password-mail'] as const;
const commands: fc.Arbitrary<MemberCommand> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom<MemberCommand>(
      registering,
      { ...registering, email_verified: true },
      { ...registering, invited: true },
    ),
  },
  fc.constant<MemberCommand>({ kind: 'erase' }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change-role' as const), role, by: who }) },
  fc
    .record({ username: name, first_name: name, last_name: name, bio: name }, { requiredKeys: [] })
    .map((profile) => ({ kind: 'change-profile' as const, profile })),
  fc
    .record(
      { locale: fc.constantFrom('nl' as const, 'en' as const), time_zone: fc.constantFrom('UTC', 'Asia/Tokyo') },
      { requiredKeys: [] },
    )
    .map((preferences) => ({ kind: 'change-preferences' as const, preferences })),
  fc.option(name).map((avatar) => ({ kind: 'change-avatar' as const, avatar })),
  fc.constantFrom(...plain).map((kind) => ({ kind })),
  fc.constantFrom('member' as const, 'reset' as const).map((by) => ({ kind: 'change-password' as const, by })),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('grant-level' as const), level_id, expires_at: end }) },
  level_id.map((id) => ({ kind: 'revoke-level' as const, level_id: id })),
  fc.record({
    ...{ kind: fc.constant('keep-sold-level' as const), level_id },
    expires_at: fc.oneof(end, fc.constant(undefined)),
  }),
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('ban' as const), until: end, by: fc.record({ id: who, role }) }),
  },
  fc.record({
    kind: fc.constant('silence' as const),
    until: fc.constantFrom('2026-02-01', '2026-03-01'),
    by: fc.record({ id: who, role }),
  }),
  fc.constant({ kind: 'unsilence' as const }),
  fc.record({ kind: fc.constant('warn' as const), decision_id: level_id, by: fc.record({ id: who, role }) }),
  level_id.map((decision_id) => ({ kind: 'close-warning' as const, decision_id })),
  fc.record({ kind: fc.constantFrom('start-impersonating' as const, 'stop-impersonating' as const), by: who }),
);

/** What is said of a member, one value under each name; levels as `level 2`. Null: nobody. */
type Model = Readonly<Record<string, string | boolean | null>> | null;
type Type = keyof typeof memberEvents;
type Outcome = ['missing' | 'conflict' | 'forbidden' | Type[], Model];

const said = (model: NonNullable<Model>, type: Type, values: NonNullable<Model>): Outcome => {
  const differs = Object.entries(values).some(([key, value]) => model[key] !== value);
  return [differs ? [type] : [], { ...model, ...values }];
};

function without(model: NonNullable<Model>, key: string, type: Type): Outcome {
  const { [key]: _, ...rest } = model;
  return [key in model ? [type] : [], rest];
}

const BEGUN = {
  ...{ role: 'member', username: 'mo', first_name: 'Mo', last_name: 'Mo', bio: '', locale: 'nl' },
  ...{ time_zone: 'Europe/Amsterdam', avatar: null },
};

const unsold = (model: NonNullable<Model>, id: number): NonNullable<Model> => {
  const { [`sold ${id}`]: _, ...rest } = model;
  return rest;
};

/** What was given by hand and lasts as long stays; what was bought follows what was bought. */
function stepSold(
  model: NonNullable<Model>,
  { level_id: id, expires_at }: Extract<MemberCommand, { kind: 'keep-sold-level' }>,
): Outcome {
  const [level, sold] = [`level ${id}`, `sold ${id}`];
  if (expires_at === undefined) {
    return model[sold] ? without(unsold(model, id), level, 'LevelRevoked') : [[], model];
  }
  const held = model[level];
  const lastsAsLong = held === null || (typeof held === 'string' && expires_at !== null && held >= expires_at);
  if (model[sold] ? held === expires_at : lastsAsLong) return [[], model];
  return [['LevelGranted'], { ...model, [level]: expires_at, [sold]: true }];
}

function step(model: Model, command: MemberCommand): Outcome {
  if (command.kind === 'register') {
    if (model) return ['conflict', model];
    const { email_verified: verified = false, invited = false } = command;
    return [
      ['MemberRegistered', ...(verified ? ['MemberEmailVerified' as const] : [])],
      { ...BEGUN, verified, onboarded: !invited },
    ];
  }
  if (!model) return ['missing', model];
  switch (command.kind) {
    case 'change-role': {
      if (command.by === ME) return ['conflict', model];
      const [types, next] = said(model, 'MemberRoleChanged', { role: command.role });
      const [ended, heard] = command.role === 'member' ? [[], next] : without(next!, 'silence', 'MemberUnsilenced');
      return [[...(types as Type[]), ...(ended as Type[])], heard];
    }
    case 'silence':
      if (command.by.id === ME || model.role !== 'member') return ['conflict', model];
      return said(model, 'MemberSilenced', { silence: command.until });
    case 'unsilence':
      return without(model, 'silence', 'MemberUnsilenced');
    case 'warn':
      if (command.by.id === ME || model.role !== 'member') return ['conflict', model];
      return said(model, 'MemberWarned', { [`warning ${command.decision_id}`]: true });
    case 'close-warning':
      return without(model, `warning ${command.decision_id}`, 'WarningClosed');
    case 'change-profile':
      return said(model, 'MemberProfileChanged', command.profile);
    case 'change-preferences':
      return said(model, 'MemberPreferencesChanged', command.preferences);
    case 'change-avatar':
      return said(model, 'MemberAvatarChanged', { avatar: command.avatar });
    case 'verify-email':
      return said(model, 'MemberEmailVerified', { verified: true });
    case 'onboard':
      return said(model, 'MemberOnboarded', { onboarded: true });
    case 'change-email':
      return [['MemberEmailChanged'], { ...model, verified: true }];
    case 'change-password':
      return [['MemberPasswordChanged'], model];
    case 'grant-level':
      if (model[`level ${command.level_id}`] === command.expires_at) return [[], model];
      return [
        ['LevelGranted'],
        unsold({ ...model, [`level ${command.level_id}`]: command.expires_at }, command.level_id),
      ];
    case 'keep-sold-level':
      return stepSold(model, command);
    case 'revoke-level':
      return without(unsold(model, command.level_id), `level ${command.level_id}`, 'LevelRevoked');
    case 'unban':
      return without(model, 'ban', 'MemberUnbanned');
    case 'ban':
      if (command.by.id === ME || model.role === 'admin') return ['conflict', model];
      if (model.role === 'moderator' && command.by.role !== 'admin') return ['forbidden', model];
      return said(model, 'MemberBanned', { ban: command.until });
    case 'erase':
      return model.role === 'admin' ? ['conflict', model] : [['MemberErased'], null];
    case 'send-invitation':
      if (model.verified || model.onboarded || model.ban !== undefined) return ['conflict', model];
      return [['MemberInvitationSent'], model];
    case 'send-password-mail':
      return model.ban === undefined ? [['MemberPasswordMailSent'], model] : ['conflict', model];
    case 'start-impersonating':
      if (command.by === ME) return ['conflict', model];
      return model.role === 'admin' ? ['forbidden', model] : [['ImpersonationStarted'], model];
    case 'stop-impersonating':
      return [['ImpersonationStopped'], model];
  }
}

function seen(state: MemberState): Model {
  if (!state.exists) return null;
  const { role: held, profile, preferences, avatar, emailVerified: verified, onboarded, levels, sold, ban } = state;
  const { silencedUntil, warnings } = state;
  const granted = Object.entries(levels).map(([id, until]) => [`level ${id}`, until]);
  return {
    ...{ role: held, ...profile, ...preferences, avatar, verified, onboarded },
    ...Object.fromEntries(granted),
    ...Object.fromEntries(sold.map((id) => [`sold ${id}`, true])),
    ...(ban && { ban: ban.until }),
    ...(silencedUntil !== null && { silence: silencedUntil }),
    ...Object.fromEntries(warnings.map((id) => [`warning ${id}`, true])),
  };
}

const EACH_TIME = [
  'change-email',
  'change-password',
  'send-invitation',
  'send-password-mail',
  'start-impersonating',
  'stop-impersonating',
];

describe('a member', () => {
  itFollowsItsModel({
    decider: memberDecider,
    schemas: memberEvents,
    commands,
    begin: (): Model => null,
    step,
    seen,
    repeats: ({ kind }) => EACH_TIME.includes(kind),
  });
});
