/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { me as meAnswer } from '../../../testing/answers.ts';
import { server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { queryClient } from '../../../lib/session/query-client.ts';
import { memberKeys } from '../keys.ts';
import { FollowButton } from './FollowButton.tsx';
import { RelationMenu } from './RelationMenu.tsx';
import { relationsTexts } from './texts/index.ts';

const { answers } = server();
const bo = { id: 8, name: 'Bo', isAdmin: false, isModerator: false, follow_status: 'none' };

/** As the profile shows a member: what is cached of them. */
function Shown() {
  const { data } = useQuery<never>({ queryKey: memberKeys.member('bo'), staleTime: Infinity });
  return (
    data && (
      <>
        <FollowButton member={data} />
        <RelationMenu member={data} />
      </>
    )
  );
}

async function shown(part: object = {}) {
  const [key, me] = meAnswer;
  queryClient.setQueryData(key, me);
  queryClient.setQueryDefaults(memberKeys.members, { queryFn: () => new Promise(() => undefined) });
  queryClient.setQueryData(memberKeys.member('bo'), { ...bo, ...part });
  return show(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
    relationsTexts,
  );
}

const button = (name: string) => screen.findByRole('button', { name });

describe('following somebody', () => {
  it('stands at once, and is ended the same way', async () => {
    answers('POST /api/v4/users/{id}/follow', { data: { id: 8, follow_status: 'following' } });
    answers('DELETE /api/v4/users/{id}/follow', { data: { id: 8, follow_status: 'none' } });
    const user = await shown();
    await user.click(await button('Follow Bo'));
    const following = await button('Following Bo: unfollow');
    await waitFor(() => expect(following.hasAttribute('aria-busy')).toBe(false));
    await user.click(following);
    await button('Follow Bo');
  });
});

describe('blocking somebody', () => {
  it('asks first, and is lifted where one would follow', async () => {
    const sent = answers('POST /api/v4/users/{id}/block', { data: { id: 8, follow_status: 'blocked' } });
    const user = await shown();
    await user.click(await button('More options'));
    await user.click(await screen.findByRole('menuitem', { name: 'Block Bo' }));
    expect(sent).toEqual([]);
    await user.click(await button('Block Bo'));
    await button('Unblock Bo');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('is not offered of staff, who can be reported', async () => {
    const user = await shown({ isModerator: true });
    await user.click(await button('More options'));
    await screen.findByRole('menuitem', { name: 'Report' });
    expect(screen.queryByRole('menuitem', { name: 'Block Bo' })).toBeNull();
  });
});
