import type { Decider } from '@lyceum/kernel';
import type { LikeEvent } from './like.events.ts';

export type LikeState = { liked: boolean };
export type LikeCommand = { liked: boolean | 'toggle'; like: LikeEvent['data'] };

/** One stream per post and member: the cost of a like does not grow with the number of likes. */
export const likeStream = (postId: number, memberId: number): string => `like-${postId}-${memberId}`;

export const likeDecider: Decider<LikeState, LikeCommand, LikeEvent> = {
  initial: () => ({ liked: false }),

  decide({ liked, like }, state) {
    const wanted = liked === 'toggle' ? !state.liked : liked;
    if (wanted === state.liked) return [];
    return [{ type: wanted ? 'PostLiked' : 'PostUnliked', data: like }];
  },

  evolve: (_, event) => ({ liked: event.type === 'PostLiked' }),
};
