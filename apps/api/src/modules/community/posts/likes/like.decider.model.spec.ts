import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../../test/support/log/model.ts';
import { type LikeCommand, likeDecider } from './like.decider.ts';
import { likeEvents } from './like.events.ts';

const like = { post_id: 9, member_id: 7, topic_id: 3, board_id: 2, comment_id: null };

describe('a like', () => {
  itFollowsItsModel({
    decider: likeDecider,
    schemas: likeEvents,
    commands: fc.constantFrom<LikeCommand['liked']>(true, false, 'toggle').map((liked) => ({ liked, like })),
    begin: () => false,
    step: (liked, { liked: wanted }) => {
      if (wanted === liked) return [[], liked];
      return [[liked ? 'PostUnliked' : 'PostLiked'], !liked];
    },
    seen: ({ liked }) => liked,
    repeats: ({ liked }) => liked === 'toggle',
  });
});
