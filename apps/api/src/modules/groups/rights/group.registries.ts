import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Audiences } from '../../../platform/audiences/audiences.ts';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';
import { Channels } from '../../../platform/realtime/channels.ts';
import { StreamHistories } from '../../../platform/records/stream-histories.ts';
import { EventGroups } from '../../calendar/index.ts';
import { isClosedByLevel } from '../../identity/index.ts';
import { Media } from '../../media/index.ts';
import { GroupFactsOf } from './facts.ts';
import { FILES_OF_GROUP } from './groups.constants.ts';
import { GroupsPlugin } from './plugin.ts';
import { canBring, canManage, canRead, type GroupRights, INSIDE, isKnown } from './policies.ts';
import { MINE_HAS_FALLEN } from './readable.ts';

/** A group's history includes the streams of this number of members, latest changes first. */
const MOST_STREAMS = 50;

/** Registers the groups' access rules with the platform: audience tokens, channels, files and audit histories. */
@Injectable()
export class GroupRegistries implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly audiences: Audiences,
    private readonly channels: Channels,
    private readonly histories: StreamHistories,
    private readonly media: Media,
    private readonly events: EventGroups,
    private readonly facts: GroupFactsOf,
    private readonly plugin: GroupsPlugin,
  ) {}

  onModuleInit(): void {
    this.audiences.memberships('groups', (member) => {
      const there = sql`${this.plugin.wasThere}::boolean`;
      const open = sql`groups.member mine join groups.group g on g.id = mine.group_id
        where ${there} and mine.member_id = ${member} and mine.status = 'in'
          and (mine.role = 'owner' or not ${isClosedByLevel(member, sql`g.level_ids`)})`;
      return sql`
        select 'group:' || mine.group_id from ${open}
        union all select 'group-reader:' || mine.group_id from groups.member mine
          where ${there} and mine.member_id = ${member} and mine.status = any(${[...INSIDE]}::text[]) and not ${MINE_HAS_FALLEN}
        union all select 'group-manager:' || mine.group_id from ${open} and mine.role in ('owner', 'moderator')`;
    });
    this.audiences.opens('group', async (viewer, id) =>
      (await this.may(viewer, id, canRead)) ? [`group:${id}`] : null,
    );
    this.channels.own({
      name: 'private-group.{id}',
      mayHear: (viewer, id) => this.may(viewer, id, isKnown),
      concernedBy: (signal, id) =>
        signal.kind === 'settings-changed' || (signal.kind === 'group-changed' && signal.group_id === id),
    });
    this.channels.own({
      name: 'private-groups',
      mayHear: async (viewer) => isMember(viewer) && (await this.plugin.isThere()),
      concernedBy: (signal) => signal.kind === 'settings-changed',
    });
    this.histories.tells(
      'group',
      async (viewer, id) => isAtLeast(viewer, 'moderator') && (await this.may(viewer, id, canRead)),
      { with: (viewer, id) => this.membersStreams(viewer, id) },
    );
    this.events.answeredBy({
      mayMakeEvents: (viewer, id) => this.may(viewer, id, canBring),
      members: (id, db) => this.facts.inside(id, db),
      holds: (group, member) => sql`(${this.plugin.wasThere}::boolean and exists (
        select 1 from groups.member of_group join groups.group g on g.id = of_group.group_id
        where of_group.group_id = ${group} and of_group.member_id = ${member} and of_group.status = 'in'
          and (of_group.role = 'owner' or not ${isClosedByLevel(member, sql`g.level_ids`)})))`,
    });
    // Members who know of a group see its picture next to its name.
    this.media.ownedBy('group', (viewer, id) => this.may(viewer, id, isKnown));
    this.media.ownedBy(FILES_OF_GROUP, (viewer, id) => this.may(viewer, id, canRead));
  }

  /** Membership streams for the audit history. Only managers of the group see them. */
  private async membersStreams(viewer: Viewer, id: number): Promise<string[]> {
    if (!(await this.may(viewer, id, canManage))) return [];
    const rows = await run<{ member_id: number }>(
      this.kernel.db.pool,
      sql`select member_id from groups.member where group_id = ${id} order by since desc, member_id limit ${MOST_STREAMS}`,
    );
    return rows.map(({ member_id }) => `group-${id}-member-${member_id}`);
  }

  private async may(
    viewer: Viewer,
    id: number,
    asks: (viewer: Viewer, group: GroupRights) => boolean,
  ): Promise<boolean> {
    if (!(await this.plugin.isThere())) return false;
    const [group] = await this.facts.groups(viewer, [id]);
    return group !== undefined && asks(viewer, group);
  }
}
