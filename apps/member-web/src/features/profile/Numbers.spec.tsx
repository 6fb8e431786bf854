/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { members } from '@lyceum/contracts';
import { type Answer, guest, me } from '../../testing/answers.ts';
import { listed } from '../../testing/letters.ts';
import { server } from '../../testing/server.ts';
import { showAt } from '../../testing/show.tsx';
import { Numbers } from './Numbers.tsx';
import { profileTexts } from './texts/index.ts';

const { answers } = server();
const member = { id: 9, posts: 12, answers: 2, likes: 30, karma: 442, gamification: true } as members.MemberSeen;

async function shown(who: Answer, part: Partial<members.MemberSeen> = {}) {
  const client = new QueryClient();
  client.setQueryData(...who);
  await showAt('/', client, <Numbers member={{ ...member, ...part }} />, profileTexts);
}
const rows = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

describe('the numbers of a profile', () => {
  it('are posts, answers, likes, followers and points for a member', async () => {
    answers('GET /api/v4/users/{id}/followers', listed([]) as never);
    await shown(me);
    await screen.findByText('0');
    expect(rows()).toEqual([
      ['Posts', '12'],
      ['Accepted answers', '2'],
      ['Likes', '30'],
      ['Followers', '0'],
      ['Points', '442'],
    ]);
  });

  it('leave out for a guest what only members may ask, and points without gamification', async () => {
    await shown(guest, { gamification: false });
    expect(rows().map(([name]) => name)).toEqual(['Posts', 'Accepted answers', 'Likes']);
  });
});
