import type { ScoreOffer } from '../../platform/scores/score-offers.ts';
import type { GroupMemberEvent } from './members/member.events.ts';

const joined = ({ data }: { data: { group_id: number; member_id: number } }) =>
  ({ is: 'done', deed: 'group_joined', member: data.member_id, thing: String(data.group_id) }) as const;
const left = (event: Parameters<typeof joined>[0]) => ({ ...joined(event), is: 'undone' }) as const;

/** What of groups may score. */
export const groupsScores: ScoreOffer<GroupMemberEvent> = {
  deeds: {
    group_joined: { says: ['Joined a group', 'Werd lid van een groep'], proposed: { points: 5, most_per_day: 3 } },
  },
  moves: { GroupMemberJoined: joined, GroupMemberLeft: left, GroupMemberRemoved: left, GroupMemberBanned: left },
};
