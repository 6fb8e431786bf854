import { Injectable, type OnModuleInit } from '@nestjs/common';
import { effect, type OfType, type Queryable, reactor, type Recorded, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Effects } from '../../../platform/jobs/effects.ts';
import { type Made, Notifications, type Subject, whatOf, whoOf } from '../../notifications/index.ts';
import { groupsText } from '../groups.texts.ts';
import type { GroupMemberEvent } from '../members/member.events.ts';
import { GroupFactsOf } from '../rights/facts.ts';
import { GroupsPlugin } from '../rights/plugin.ts';
import { isKnown } from '../rights/policies.ts';

type Invited = OfType<GroupMemberEvent, 'GroupMemberInvited'>;
type Asked = OfType<GroupMemberEvent, 'GroupMembershipAsked'>;
type Joined = OfType<GroupMemberEvent, 'GroupMemberJoined'>;

const NOTIFY_INVITED = effect<Invited>('notify-of-group-invitation');
const NOTIFY_ASKED = effect<Asked>('notify-of-group-request');
const NOTIFY_JOINED = effect<Joined>('notify-of-group-member');

export const groupNoticeReactor = reactor<GroupMemberEvent>({
  name: 'groups.notices',
  on: {
    GroupMemberInvited: () => [{ effect: NOTIFY_INVITED }],
    GroupMembershipAsked: () => [{ effect: NOTIFY_ASKED }],
    GroupMemberJoined: () => [{ effect: NOTIFY_JOINED }],
  },
});

const about = (id: number) => ({ kind: 'group', id });

/** Notifications about groups. Display and e-mail check again that the member may know of the group. */
@Injectable()
export class GroupNotifications implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly notifications: Notifications,
    private readonly facts: GroupFactsOf,
    private readonly plugin: GroupsPlugin,
  ) {}

  onModuleInit(): void {
    this.notifications.about('group', { visible: (viewer, subjects) => this.visible(viewer, subjects) });
    this.kinds();
    this.effects.react(groupNoticeReactor);
    const tell = (made: Made[]) => this.notifications.tell(made);
    this.effects.handle(NOTIFY_INVITED, (event, tx) => this.invited(event, tx), tell);
    this.effects.handle(NOTIFY_ASKED, (event, tx) => this.asked(event, tx), tell);
    this.effects.handle(NOTIFY_JOINED, (event, tx) => this.joined(event, tx), tell);
  }

  private kinds(): void {
    for (const what of ['invited', 'requested', 'joined', 'approved'] as const) {
      this.notifications.kind(`group_${what}`, {
        ...{ label: groupsText(`kind.${what}`), subject: groupsText(`mail.${what}`) },
        defaults: { app: true, mail: what === 'joined' ? 'never' : 'at_once' },
        line: (n) => ({
          text: groupsText(`told.${what}`, { who: whoOf(n), what: whatOf(n.group.name) }),
          path: `/groups/${n.group.slug}`,
        }),
      });
    }
  }

  private async invited({ data, occurredAt: at }: Recorded<Invited>, tx: Queryable): Promise<Made[]> {
    const still = await runOne(
      tx,
      sql`select 1 from groups.member where group_id = ${data.group_id} and member_id = ${data.member_id}
            and status = 'invited' and invitation_id = ${data.invitation_id}`,
    );
    if (!still) return [];
    const news = { type: 'group_invited' as const, members: [data.member_id], actor_id: data.invited_by };
    return this.notifications.make(tx, { ...news, subject: about(data.group_id), at });
  }

  private async asked({ data, occurredAt: at }: Recorded<Asked>, tx: Queryable): Promise<Made[]> {
    const still = await runOne(
      tx,
      sql`select 1 from groups.member where group_id = ${data.group_id} and member_id = ${data.member_id} and status = 'asked'`,
    );
    if (!still) return [];
    const members = await this.keepers(tx, data.group_id);
    const news = { type: 'group_requested' as const, members, actor_id: data.member_id };
    return this.notifications.make(tx, { ...news, subject: about(data.group_id), part: String(data.member_id), at });
  }

  /** Notifies a member whose request was approved. Otherwise notifies the group's managers of the new member. */
  private async joined({ data, meta, occurredAt: at }: Recorded<Joined>, tx: Queryable): Promise<Made[]> {
    const { group_id, member_id } = data;
    const subject = about(group_id);
    if (data.was === 'asked') {
      const actor_id = meta.actor_id ?? member_id;
      return this.notifications.make(tx, { type: 'group_approved', members: [member_id], actor_id, subject, at });
    }
    if (data.role === 'owner') return [];
    const members = (await this.keepers(tx, group_id)).filter((id) => id !== member_id);
    const news = { type: 'group_joined' as const, members, actor_id: member_id };
    return this.notifications.make(tx, { ...news, subject, part: String(member_id), at });
  }

  private async keepers(tx: Queryable, groupId: number): Promise<number[]> {
    const rows = await run<{ member_id: number }>(
      tx,
      sql`select member_id from groups.member where group_id = ${groupId} and status = 'in' and role in ('owner', 'moderator')
          order by member_id`,
    );
    return rows.map(({ member_id }) => member_id);
  }

  private async visible(viewer: MemberViewer, subjects: readonly Subject[]) {
    if (!(await this.plugin.isThere())) return subjects.map(() => null);
    const groups = await this.facts.groups(
      viewer,
      subjects.map(({ id }) => id),
    );
    const found = new Map(
      groups
        .filter((group) => isKnown(viewer, group))
        .map(({ id, slug, name }) => [id, { group: { id, slug, name } }] as const),
    );
    return subjects.map(({ id }) => found.get(id) ?? null);
  }
}
