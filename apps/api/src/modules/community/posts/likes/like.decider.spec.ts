import { given } from '@lyceum/kernel/testing';
import { likeDecider } from './like.decider.ts';
import type { LikeEvent } from './like.events.ts';

const like = { post_id: 9, member_id: 7, topic_id: 3, board_id: 2, comment_id: null };
const liked: LikeEvent = { type: 'PostLiked', data: like };
const unliked: LikeEvent = { type: 'PostUnliked', data: like };

describe('a like', () => {
  it.each([
    [[], true, [liked]],
    [[liked], true, []],
    [[liked], false, [unliked]],
    [[], false, []],
    [[liked], 'toggle' as const, [unliked]],
    [[liked, unliked], 'toggle' as const, [liked]],
  ])('after %j, asked for %s, decides %j', (past, wanted, expected) => {
    expect(given(likeDecider, past as LikeEvent[]).when({ liked: wanted, like })).toEqual(expected);
  });
});
