import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { withTexts } from '../../lib/i18n/texts.ts';
import { me, settings } from '../../testing/answers.ts';
import { drawAlone } from '../../testing/draw.tsx';
import { NotificationPanel } from './NotificationPanel.tsx';
import { listOptions } from './list.query.ts';
import { notificationsLaterTexts } from './texts/index.ts';

const user = { id: 8, name: 'Bo', username: 'bo', avatar: '', isAdmin: false, isModerator: false };
const notification = (id: number, type: string) => ({
  ...{ id, type, created_at: '2026-01-01T10:00:00.000Z', seen: true, user, others: 0 },
  ...{ topic: { id: 5, title: `Topic ${id}`, slug: `topic-${id}` }, comment_id: type === 'comment' ? 60 + id : null },
});

const drawn = (data: object[], next_cursor: string | null) => {
  const list = { pages: [{ data, meta: { next_cursor } }], pageParams: [null] };
  return drawAlone(<NotificationPanel onChosen={() => undefined} />, [
    settings(),
    me,
    [listOptions('all').queryKey, list],
  ]);
};

beforeAll(async () => {
  await drawAlone(<p />, []);
  await withTexts(() => Promise.resolve(), notificationsLaterTexts)();
});
beforeEach(() => void jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined)));
afterEach(() => void jest.restoreAllMocks());

describe('the notifications', () => {
  it('lead where the module of their kind says, and say what it says', async () => {
    const html = await drawn([notification(1, 'comment'), notification(2, 'held')], null);
    expect(html).toContain('href="/conversations/topic-1#comment-61"');
    expect(html).toContain('href="/conversations/topic-2"');
    expect(html).toMatch(/Bo<\/strong> commented on .*Topic 1/);
  });

  it('name who did the same last, and count the others', async () => {
    const html = await drawn([{ ...notification(1, 'like'), comment_id: null, others: 3 }], null);
    expect(html).toMatch(/Bo<\/strong> and 3 others.* liked your topic .*Topic 1/);
  });

  it('go on behind the first page, and end with the last', async () => {
    expect(await drawn([notification(1, 'ticket')], 'more')).toContain('Load more');
    expect(await drawn([notification(1, 'ticket')], null)).not.toContain('Load more');
  });
});
