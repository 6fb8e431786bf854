import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ScoreOffer, ScoreOffers } from '../../platform/scores/score-offers.ts';
import type { GroupMemberEvent } from './members/member.events.ts';
import { GroupFactsOf } from './rights/facts.ts';
import { GroupsPlugin } from './rights/plugin.ts';
import { isKnown } from './rights/policies.ts';

const joined = ({ data }: { data: { group_id: number; member_id: number } }) =>
  ({ is: 'done', deed: 'group_joined', member: data.member_id, thing: String(data.group_id) }) as const;
const left = (event: Parameters<typeof joined>[0]) => ({ ...joined(event), is: 'undone' }) as const;

/** The group activities that can earn points. */
const groupsScores: ScoreOffer<GroupMemberEvent> = {
  deeds: {
    group_joined: { says: ['Joined a group', 'Werd lid van een groep'], proposed: { points: 5, most_per_day: 3 } },
  },
  moves: { GroupMemberJoined: joined, GroupMemberLeft: left, GroupMemberRemoved: left, GroupMemberBanned: left },
};

/** Registers the activities. Names a score's group only to members who may know of that group. */
@Injectable()
export class GroupsScores implements OnModuleInit {
  constructor(
    private readonly offers: ScoreOffers,
    private readonly facts: GroupFactsOf,
    private readonly plugin: GroupsPlugin,
  ) {}

  onModuleInit(): void {
    this.offers.offers(groupsScores);
    this.offers.namesThings('group_joined', async (viewer, ids) => {
      const groups = (await this.plugin.isThere()) ? await this.facts.groups(viewer, ids) : [];
      const known = groups.filter((group) => isKnown(viewer, group));
      return known.map(({ id, slug, name }) => ({ id, title: name, path: `/groups/${slug}` }));
    });
  }
}
