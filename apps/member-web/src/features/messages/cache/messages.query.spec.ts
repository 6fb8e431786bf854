import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { addArrived, knownMessages, merged, type Message } from './messages.query.ts';

const message = (id: number, part: Partial<Message> = {}) =>
  ({ id, place: id, body: `${id}`, deleted_at: null, ...part }) as Message;
const pages = (lists: number[][], next: string | null) =>
  ({
    pages: lists.map((ids, at) => ({
      data: ids.map((id) => message(id)),
      meta: { next_cursor: at < lists.length - 1 ? 'more' : next },
    })),
    pageParams: [],
  }) as unknown as Parameters<typeof merged>[0];
const ids = (list: Message[]) => list.map(({ id }) => id);

describe('what is shown of a conversation', () => {
  it('is oldest first, each once, whatever page or event brought it', () => {
    const [first, again] = [
      pages(
        [
          [9, 8],
          [8, 7],
        ],
        null,
      ),
      [message(10), message(9)],
    ];
    expect(ids(merged(first, again))).toEqual([7, 8, 9, 10]);
  });

  it('has no hole: what arrived before the oldest page waits for the pages between', () => {
    expect(ids(merged(pages([[9, 8]], 'more'), [message(3), message(10)]))).toEqual([8, 9, 10]);
    expect(ids(merged(pages([[9, 8]], null), [message(3)]))).toEqual([3, 8, 9]);
  });

  it('is in the order of the server, which is not that of the ids; what has no place yet stands last', () => {
    const [late, early, mine] = [message(8, { place: 2 }), message(9, { place: 1 }), message(7, { place: null })];
    expect(ids(merged(undefined, [mine, late, early]))).toEqual([9, 8, 7]);
  });

  it('stays deleted, though an answer from before says otherwise', () => {
    const gone = message(9, { deleted_at: '2026-01-01T10:00:00.000Z', body: '' });
    expect(merged(pages([[9]], null), [gone])).toEqual([gone]);
  });
});

describe('an own message that was answered before its live event came', () => {
  it.each([
    ['the answer, then the event', [null, 4]],
    ['the event, then the answer', [4, null]],
  ])('takes its place among the others: %s', (_, places) => {
    const client = new QueryClient();
    for (const place of places) addArrived(client, 1, [message(8, { place, version: 1 })]);
    addArrived(client, 1, [message(9, { place: 5, version: 1 })]);
    expect(ids(knownMessages(client, 1))).toEqual([8, 9]);
  });
});
