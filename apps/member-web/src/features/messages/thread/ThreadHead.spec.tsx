/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { relationsTexts } from '../../../entities/members/relations/texts/index.ts';
import { settings } from '../../../testing/answers.ts';
import { partner, thread } from '../../../testing/letters.ts';
import { server } from '../../../testing/server.ts';
import { showAt } from '../../../testing/show.tsx';
import { inboxTexts } from '../texts/index.ts';
import { ThreadHead } from './ThreadHead.tsx';

const { answers } = server();
// What comes with a click is there before: how long it takes to be read is no matter of these tests.
beforeAll(async () => {
  await Promise.all([
    import('../menu/DotsMenuContent.tsx'),
    import('../../../entities/members/relations/BlockDialog.tsx'),
  ]);
});

async function opened(part: object, partners = [partner(8, 'Bo')]) {
  const client = new QueryClient();
  client.setQueryData(...settings());
  const seen = { ...partner(8, 'Bo'), follow_status: 'none', ...part };
  client.setQueryData(['member', 8], seen);
  answers('GET /api/v3/users/{id}', { data: seen } as never);
  const one = thread(1, { partners });
  const conversation = { key: 'to-8', place: { thread: 1 }, thread: one, partners };
  const user = await showAt(
    '/messages',
    client,
    <ThreadHead conversation={conversation} meId={7} />,
    inboxTexts,
    relationsTexts,
  );
  await act(() => user.click(screen.getByRole('button', { name: 'Conversation options' })));
  await screen.findByRole('menuitem', { name: 'Delete chat' });
  return user;
}
const choose = async (user: Awaited<ReturnType<typeof opened>>, role: string, name: string) =>
  act(async () => user.click(await screen.findByRole(role, { name })));

describe('the menu of a conversation of two', () => {
  it('opens the profile of the other member in a new tab (part 2 §2)', async () => {
    await opened({});
    const profile = screen.getByRole<HTMLAnchorElement>('menuitem', { name: 'View profile' });
    expect([profile.getAttribute('href'), profile.target, profile.rel]).toEqual(['/profile/bo', '_blank', 'noopener']);
  });

  it('blocks the other once one is sure of it', async () => {
    const sent = answers('POST /api/v4/users/{id}/block', { data: { id: 8, follow_status: 'blocked' } });
    const user = await opened({});
    await choose(user, 'menuitem', 'Block');
    expect(sent).toEqual([]);
    await choose(user, 'button', 'Block Bo Wever');
    await screen.findByRole('button', { name: 'Conversation options' });
    expect(sent).toHaveLength(1);
  });

  it('unblocks whom one has blocked', async () => {
    const sent = answers('DELETE /api/v4/users/{id}/block', { data: { id: 8, follow_status: 'none' } });
    const user = await opened({ follow_status: 'blocked' });
    await choose(user, 'menuitem', 'Unblock');
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['of staff, whom everybody hears', { isModerator: true }, [partner(8, 'Bo')]],
    ['of a group', {}, [partner(8, 'Bo'), partner(9, 'Cy')]],
  ])('has no such entry in one %s', async (_, part, partners) => {
    await opened(part, partners);
    expect(screen.queryByRole('menuitem', { name: 'Block' })).toBeNull();
  });
});
