import type { ScoreOffer } from '../../platform/scores/score-offers.ts';
import type { MemberEvent } from './members/member.events.ts';

/** The member activities that can earn points, and the time zones that decide when a member's day starts. */
export const identityScores: ScoreOffer<MemberEvent> = {
  deeds: {
    profile_filled: { says: ['Said who they are', 'Stelde zich voor'], proposed: { points: 10, most_per_day: 1 } },
  },
  moves: {
    MemberOnboarded: ({ data }) => ({ is: 'done', deed: 'profile_filled', member: data.member_id, thing: 'profile' }),
    MemberPreferencesChanged: ({ data }) => ({ is: 'zone', member: data.member_id, zone: data.time_zone }),
    MemberErased: ({ data }) => ({ is: 'left', member: data.member_id }),
  },
};
