import fc from 'fast-check';
import { type Expected, itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type GroupMemberCommand, groupMemberDecider, type GroupMemberState } from './member.decider.ts';
import { type GroupMemberEvent, groupMemberEvents } from './member.events.ts';

/** Whether the member is in, asks, was invited or is kept out; as what; and the last invitation there was. */
interface Model {
  status: string;
  role: string;
  invitation: number | null;
}
type Step = [Expected<GroupMemberEvent['type']>, Model];

const of = { group_id: 4, member_id: 7 };
const invitation_id = fc.constantFrom(1, 2);

const commands: fc.Arbitrary<GroupMemberCommand> = fc.oneof(
  fc.constant({ ...of, kind: 'found' as const }),
  fc.boolean().map((open) => ({ ...of, kind: 'join' as const, open })),
  invitation_id.map((id) => ({ ...of, kind: 'invite' as const, invitation_id: id, by: 9 })),
  fc.tuple(fc.constantFrom('accept' as const, 'decline' as const), invitation_id).map(([kind, id]) => ({
    ...{ ...of, kind, invitation_id: id },
  })),
  fc.constantFrom('approve' as const, 'refuse' as const, 'unban' as const).map((kind) => ({ ...of, kind })),
  fc
    .tuple(fc.constantFrom('leave' as const, 'remove' as const, 'ban' as const), fc.boolean())
    .map(([kind, last]) => ({ ...of, kind, last })),
  fc
    .tuple(fc.constantFrom('owner' as const, 'moderator' as const, 'member' as const), fc.boolean())
    .map(([role, last]) => ({ ...of, kind: 'role' as const, role, last })),
);

const inAs = (model: Model, role = 'member'): Step =>
  model.status === 'in' ? [[], model] : [['GroupMemberJoined'], { ...model, status: 'in', role }];
const outBy = (model: Model, type: GroupMemberEvent['type'], status = 'out'): Step => [
  [type],
  { ...model, status, role: 'member' },
];

function goes(model: Model, kind: 'leave' | 'remove' | 'ban', last: boolean): Step {
  const { status } = model;
  if (status === 'in' && model.role === 'owner' && last) return ['conflict', model];
  if (kind === 'ban') return status === 'banned' ? [[], model] : outBy(model, 'GroupMemberBanned', 'banned');
  if (kind === 'remove') {
    return ['in', 'asked', 'invited'].includes(status) ? outBy(model, 'GroupMemberRemoved') : [[], model];
  }
  if (status === 'in') return outBy(model, 'GroupMemberLeft');
  return status === 'asked' ? outBy(model, 'GroupRequestWithdrawn') : [[], model];
}

function step(model: Model, command: GroupMemberCommand): Step {
  const { status } = model;
  switch (command.kind) {
    case 'found':
      return inAs(model, 'owner');
    case 'join':
      if (status === 'banned') return ['forbidden', model];
      if (command.open || status === 'invited' || status === 'in') return inAs(model);
      return status === 'asked' ? [[], model] : [['GroupMembershipAsked'], { ...model, status: 'asked' }];
    case 'invite':
      if (!['none', 'out', 'declined'].includes(status)) return [[], model];
      return [['GroupMemberInvited'], { ...model, status: 'invited', invitation: command.invitation_id }];
    case 'accept':
      if (model.invitation !== command.invitation_id) return ['missing', model];
      return status === 'in' || status === 'invited' ? inAs(model) : ['conflict', model];
    case 'decline':
      if (model.invitation !== command.invitation_id) return ['missing', model];
      if (status === 'declined') return [[], model];
      return status === 'invited'
        ? [['GroupInvitationDeclined'], { ...model, status: 'declined' }]
        : ['conflict', model];
    case 'approve':
      return status === 'in' || status === 'asked' ? inAs(model) : ['missing', model];
    case 'refuse':
      if (status === 'out') return [[], model];
      return status === 'asked' ? outBy(model, 'GroupRequestRefused') : ['missing', model];
    case 'unban':
      return status === 'banned' ? outBy(model, 'GroupMemberUnbanned') : [[], model];
    case 'role':
      if (status !== 'in') return ['missing', model];
      if (model.role === command.role) return [[], model];
      if (model.role === 'owner' && command.last) return ['conflict', model];
      return [['GroupRoleChanged'], { ...model, role: command.role }];
    default:
      return goes(model, command.kind, command.last);
  }
}

describe('a member and a group', () => {
  itFollowsItsModel<GroupMemberState, GroupMemberCommand, GroupMemberEvent, Model>({
    decider: groupMemberDecider,
    schemas: groupMemberEvents,
    commands,
    begin: () => ({ status: 'none', role: 'member', invitation: null }),
    step,
    seen: ({ status, role, invitationId }) => ({ status, role, invitation: invitationId }),
  });
});
