import type { Viewer } from '../../../../platform/http/viewer.ts';
import { postedCommentText } from './comment.json.ts';

const WRITER: Viewer = { id: 7, role: 'member', levels: [], places: [], impersonatorId: null, correlationId: 'x' };
const POSTED = { id: 1, topic_id: 2, in_reply_to: null, content: '<p>Hallo</p>', excerpt: 'Hallo' };

it.each([
  ['2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00+00:00'],
  ['2026-11-22T10:00:10.500Z', '2026-11-22T10:00:10.5+00:00'],
  ['2026-11-22T10:00:10.012Z', '2026-11-22T10:00:10.012+00:00'],
])('a comment posted at %s is told as PostgreSQL will tell it', (at, told) => {
  const shown = JSON.parse(postedCommentText(WRITER, POSTED, false, new Date(at), '{"id":7}'));
  expect(shown).toMatchObject({ ...POSTED, created_at: told, updated_at: told, user: { id: 7 } });
});
