import { describe, expect, it } from '@jest/globals';
import type { Message } from '../cache/messages.query.ts';
import type { Outgoing } from '../sending/outbox.ts';
import { firstNew, linesOf, rowsOf } from './rows.ts';

const reader = { language: 'en-GB', zone: 'Europe/Amsterdam' };
const message = (id: number, user_id: number, at: string, client_id: string | null = null) =>
  ({ id, user_id, client_id, created_at: `2026-01-${at}:00.000Z`, deleted_at: null, body: '' }) as unknown as Message;
const outgoing = (client_id: string) => ({ client_id, at: '2026-01-02T09:30:00.000Z' }) as Outgoing;
const drawn = (list: Message[], newFrom: string | null = null) =>
  rowsOf(linesOf(list, [], 7), newFrom, reader).map((row) =>
    row.kind === 'group' ? row.lines.map(({ key }) => key).join('+') : row.kind,
  );

describe('the messages of a conversation', () => {
  it('stand by days on the reader’s clocks, and by writer while they follow at once', () => {
    const list = [
      message(1, 8, '01T22:50'),
      message(2, 8, '01T22:55'),
      message(3, 8, '01T23:01'),
      message(4, 7, '02T09:00'),
      message(5, 7, '02T09:09'),
      message(6, 7, '02T09:19'),
    ];
    expect(drawn(list)).toEqual(['day', '1+2', 'day', '3', '4+5', '6']);
  });

  it('have a line above the first that is new', () => {
    const list = [message(1, 8, '01T10:00'), message(2, 7, '01T10:01'), message(3, 8, '01T10:02')];
    expect(firstNew(list, '2026-01-01T10:00:30.000Z', 7)).toBe('3');
    expect(firstNew(list, null, 7)).toBe('1');
    expect(firstNew(list, '2026-01-01T11:00:00.000Z', 7)).toBeNull();
    expect(drawn(list, '3')).toEqual(['day', '1', '2', 'new', '3']);
  });

  it('are drawn once, by one key, on their way and sent', () => {
    const sent = [message(1, 7, '02T09:29', 'a')];
    const keys = linesOf(sent, [outgoing('a'), outgoing('b')], 7).map(({ key }) => key);
    expect(keys).toEqual(['a', 'b']);
  });
});
