/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Board } from '../../../entities/boards/boards.ts';
import type { TopicPreview } from '../../../entities/posts/cache/topic-cache.ts';
import { type Answer, boards, me, settings } from '../../../testing/answers.ts';
import { server } from '../../../testing/server.ts';
import { showAt } from '../../../testing/show.tsx';
import LockedBoard from './LockedBoard.tsx';
import { boardsLaterTexts } from '../../../entities/boards/texts/index.ts';
import TopicGlance from './TopicGlance.tsx';

const { answers } = server();
const LOCK = 'GET /modals/protected/board/{id}';
const guild = (boards[1] as Board[]).find(({ slug }) => slug === 'guild')!;
const lock = { board_id: guild.id, name: guild.name, salespage: null, html: '' };
const glanced = { id: 9, slug: 'hidden', title: 'Hidden', excerpt: '', board_id: guild.id } as unknown as TopicPreview;

function shown(address: string, element: ReactNode, who: Answer = me) {
  const client = new QueryClient();
  for (const [key, answer] of [settings({ plugins: ['commerce'] }), boards, who]) client.setQueryData(key, answer);
  return showAt(address, client, element, boardsLaterTexts);
}
const leadsTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

describe('the lock of a board', () => {
  beforeEach(() => void answers('GET /api/v4/commerce/products', { data: [{ id: 1 }] } as never));

  it('leads to the shop with the levels that open it, and with the way back', async () => {
    answers(LOCK, { data: { ...lock, reason: 'levels', levels: ['Kiln club', 'Friend'] } });
    await shown('/boards/guild', <LockedBoard board={guild} />);
    const there = '/profile/settings/purchases?level=Kiln+club&level=Friend&return=%2Fboards%2Fguild';
    expect(await leadsTo('Get access')).toBe(there);
  });

  it('before a conversation leads back to that', async () => {
    answers(LOCK, { data: { ...lock, reason: 'levels', levels: [] } });
    await shown('/conversations/hidden#comment-3', <TopicGlance topic={glanced} />);
    const back = '/profile/settings/purchases?return=%2Fconversations%2Fhidden%23comment-3';
    expect(await leadsTo('Get access')).toBe(back);
  });

  it.each([
    ['a board', '/boards/guild', <LockedBoard key="board" board={guild} />, '%2Fboards%2Fguild'],
    [
      'a conversation',
      '/conversations/hidden',
      <TopicGlance key="topic" topic={glanced} />,
      '%2Fconversations%2Fhidden',
    ],
  ])('asks a guest to log in first, and comes back to %s', async (_, address, element, back) => {
    answers(LOCK, { data: { ...lock, reason: 'login', levels: [] } });
    await shown(address, element, [me[0], null]);
    expect(await leadsTo('Log in')).toBe(`/auth/login?return_to=${back}#login`);
    expect(await leadsTo('Register')).toBe(`/auth/login?return_to=${back}#register`);
  });
});
