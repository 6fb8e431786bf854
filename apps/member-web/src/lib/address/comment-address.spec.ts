import { describe, expect, it } from '@jest/globals';
import { namedBy, placeOf } from './comment-address.ts';

const nothing = { topic: null, comment: null, comments: false };

describe('the hash of an address', () => {
  it('names a post of a moodboard, a comment, or a comment of such a post (part 1 §2)', () => {
    expect(namedBy('#topicid-7')).toEqual({ ...nothing, topic: 7 });
    expect(namedBy('#comment-12')).toEqual({ ...nothing, comment: 12 });
    expect(namedBy('#comments')).toEqual({ ...nothing, comments: true });
    expect(namedBy(`#${placeOf(7)}comment-12`)).toEqual({ ...nothing, topic: 7, comment: 12 });
    expect(namedBy(`#${placeOf(7)}comments`)).toEqual({ ...nothing, topic: 7, comments: true });
  });

  it('names nothing where it only looks alike', () => {
    for (const hash of ['', '#', '#topicid-', '#topicid-7x', '#topicid-7comment-12', '#comment-12x', '#/comment-12']) {
      expect(namedBy(hash)).toEqual(nothing);
    }
  });
});
