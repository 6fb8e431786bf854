import { expect, it } from '@jest/globals';
import { presenceOf } from './presence.ts';

const now = Date.parse('2026-01-01T12:00:00.000Z');
const readAt = (last_read: string | null) => [{ last_read }];

it.each([
  [true, null, 'online'],
  [false, '2026-01-01T11:00:00.001Z', 'recently'],
  [false, '2026-01-01T11:00:00.000Z', 'offline'],
  [false, null, 'offline'],
])('here: %s, last read: %s, is %s', (isHere, last, is) => {
  expect(presenceOf(isHere, readAt(last), now)).toBe(is);
});
