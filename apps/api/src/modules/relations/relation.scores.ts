import type { ScoreOffer } from '../../platform/scores/score-offers.ts';
import type { RelationEvent } from './relation.events.ts';

/**
 * The followed member can earn points, not the follower. Conversations earn none, because points would reward members
 * for writing to strangers.
 */
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
