import { describe, expect, it } from '@jest/globals';
import {
  isEdited,
  isHeldBack,
  newestOf,
  withCommentAtEnd,
  withLike,
  withReplies,
  withTopicOnTop,
} from './topic-cache.ts';
import { itemsOf, patchPages } from '../../../lib/pages.ts';
import type { Comment, Topic } from './topic-cache.ts';
import type { Pages } from '../../../lib/pages.ts';

type Some = { id: number; sticky?: boolean };

function pages<T>(items: Some[][], next: string | null = null): Pages<T> {
  const made = items.map((data, index) => ({ data, meta: { next_cursor: index < items.length - 1 ? 'more' : next } }));
  return { pages: made, pageParams: items.map(() => null) } as unknown as Pages<T>;
}

const ids = (shown: Pages<{ id: number }>) => shown.pages.map((page) => page.data.map((item) => item.id));
const topic = (id: number, sticky = false) => ({ id, sticky }) as Topic;

describe('pages in the cache', () => {
  it('show an item once, though it moved from one page to the next between two requests', () => {
    expect(
      itemsOf(
        pages<Topic>([
          [{ id: 3 }, { id: 2 }],
          [{ id: 2 }, { id: 1 }],
        ]),
      ).map(({ id }) => id),
    ).toEqual([3, 2, 1]);
    expect(itemsOf(undefined)).toEqual([]);
  });

  it('keep every object that a patch does not touch', () => {
    const before = pages<Topic>([[{ id: 1 }], [{ id: 2 }]]);
    const is = (wanted: number) => (item: Topic) => item.id === wanted;
    const after = patchPages(before, is(2), (item) => ({ ...item, closed: true }));
    expect(after.pages[0]).toBe(before.pages[0]);
    expect(after.pages[1]?.data[0]?.closed).toBe(true);
    expect(patchPages(before, is(9), (item) => item)).toBe(before);
  });
});

describe('a scheduled topic', () => {
  it('was held back when its date has passed and it has not come out', () => {
    const waiting = { status: 'non_active', release_date: '2030-05-01T12:00:00.000Z' } as Topic;
    const at = (time: string) => Date.parse(`2030-05-01T${time}:00.000Z`);
    expect([at('11:00'), at('12:04'), at('12:06')].map((now) => isHeldBack(waiting, now))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isHeldBack({ ...waiting, status: 'open' }, at('13:00'))).toBe(false);
  });
});

describe('a new topic', () => {
  it('stands first, and once', () => {
    expect(ids(withTopicOnTop(pages<Topic>([[{ id: 2 }, { id: 1 }]]), topic(3), false))).toEqual([[3, 2, 1]]);
    expect(ids(withTopicOnTop(pages<Topic>([[{ id: 3 }, { id: 1 }]]), topic(3), false))).toEqual([[3, 1]]);
  });

  it('stands below what is pinned on a board', () => {
    const board = pages<Topic>([[{ id: 9, sticky: true }, { id: 2 }]]);
    expect(ids(withTopicOnTop(board, topic(3), true))).toEqual([[9, 3, 2]]);
  });
});

describe('the newest comment', () => {
  it('is the last that was written, whatever stands first', () => {
    const said = (id: number, accepted_answer = false) =>
      ({ id, created_at: `2026-01-0${id}T00:00:00Z`, accepted_answer }) as Comment;
    expect(
      newestOf(
        pages([
          [said(4, true), said(1)],
          [said(2), said(3)],
        ]),
      ),
    ).toBe(3);
    expect(newestOf(undefined)).toBeNull();
  });
});

describe('an edit', () => {
  it('is told of a text that has changed, and not of a move', () => {
    const topicAt = (updated_at: string) => ({ created_at: 'then', updated_at, version: 2 }) as Topic;
    expect([isEdited(topicAt('then')), isEdited(topicAt('later'))]).toEqual([false, true]);
  });
});

describe('a new comment', () => {
  const comment = { id: 5 } as Comment;

  it('follows the last page', () => {
    expect(ids(withCommentAtEnd(pages<Comment>([[{ id: 1 }]]), comment))).toEqual([[1, 5]]);
  });

  it('is not put behind a gap, nor twice', () => {
    const unfinished = pages<Comment>([[{ id: 1 }]], 'more');
    expect(withCommentAtEnd(unfinished, comment)).toBe(unfinished);
    const known = pages<Comment>([[{ id: 5 }], [{ id: 6 }]]);
    expect(withCommentAtEnd(known, comment)).toBe(known);
  });
});

describe('replies that are asked for', () => {
  it('stand in their places, and what was held already is left out (part 1 §9)', () => {
    const held = pages<Comment>([[{ id: 1, replies: [{ id: 2 }, { id: 9 }] } as Some, { id: 5 }]]);
    const after = withReplies(held, 1, [{ id: 2 }, { id: 3 }, { id: 4 }] as Comment[], 7);
    const [comment] = after.pages[0]!.data;
    expect([comment!.replies.map(({ id }) => id), comment!.replies_count]).toEqual([[2, 3, 4, 9], 7]);
    expect(after.pages[0]!.data[1]).toBe(held.pages[0]!.data[1]);
  });
});

describe('a like', () => {
  const post = { likes_count: 3, liked_by_me: false };

  it('counts once, however often it is clicked, and can be taken back', () => {
    const liked = withLike(post, true);
    expect(liked).toEqual({ likes_count: 4, liked_by_me: true });
    expect(withLike(liked, true)).toBe(liked);
    expect(withLike(liked, false)).toEqual(post);
  });

  it('never shows less than none', () => {
    expect(withLike({ likes_count: 0, liked_by_me: true }, false).likes_count).toBe(0);
  });
});
