import type { ScoreOffer } from '../../platform/scores/score-offers.ts';
import type { RelationEvent } from './relation.events.ts';

/** Who is followed may score, and not who follows. Conversations give nothing: that would pay for writing to people. */
export const relationScores: ScoreOffer<RelationEvent> = {
  deeds: {
    follower_gained: {
      says: ['Somebody follows you', 'Iemand volgt je'],
      proposed: { points: 2, most_per_day: 10 },
    },
  },
  moves: {
    MemberFollowed: ({ data: { follower_id, followed_id } }) => ({
      ...{ is: 'done', deed: 'follower_gained', member: followed_id, thing: String(follower_id) },
    }),
    MemberUnfollowed: ({ data: { follower_id, followed_id } }) => ({
      ...{ is: 'undone', deed: 'follower_gained', member: followed_id, thing: String(follower_id) },
    }),
  },
};
