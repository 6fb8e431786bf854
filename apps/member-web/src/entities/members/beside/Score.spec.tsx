/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { showAt } from '../../../testing/show.tsx';
import { besideTexts } from './texts/index.ts';
import type { Extra } from './Beside.tsx';
import Score from './Score.tsx';
import { sessionKeys } from '../../../lib/session/keys.ts';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const trophy = { title: 'Oven', colors: ['#aa3300'], image: '/media/3/320' };
/** Where streaks burn from the third day on. */
function shown(extra: Extra) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(sessionKeys.settings, { data: { onfire_count: 3 }, plugins: [] });
  return showAt('/', client, <Score {...extra} />, besideTexts);
}

describe('beside a name', () => {
  it('stand level, fire and trophy, and one sentence says so', async () => {
    await shown({ level: 2, streak: 5, streak_until: inHours(1), active_trophy: trophy });
    const told = screen.getByRole('img', { name: 'level 2, 5 days in a row, trophy Oven' });
    expect(told.textContent).toBe('25');
    expect(told.querySelector('img')!.getAttribute('src')).toBe('/media/3/320');
  });

  it.each([
    ['is too short to burn', { streak: 2, streak_until: inHours(1) }],
    ['has broken since', { streak: 5, streak_until: inHours(-1) }],
  ])('no streak that %s', async (_, part) => {
    await shown({ level: 2, ...part });
    expect(screen.getByRole('img', { name: 'level 2' }).textContent).toBe('2');
  });

  it('nothing of who has nothing', async () => {
    await shown({});
    expect(screen.queryByRole('img')).toBeNull();
  });
});
