/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { server } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { gamificationTexts } from './texts/index.ts';
import { TrophyCard } from './TrophyCard.tsx';
import type { Trophy } from './trophies.query.ts';

const { answers } = server();
const trophy: Trophy = {
  ...{ id: 3, title: 'First words', description: 'A comment', activatable: true, icon: 'trophy', colors: [] },
  ...{ category: 'custom', sub_category: null, xp: 5, threshold: 4, rank: 1, progress: 25, user_score: 1 },
  ...{ image: null, levels: [], earned_at: null, granted: false, active: false },
};
const earned: Trophy = { ...trophy, progress: 100, earned_at: '2026-06-01T12:00:00.000Z' };

describe('a trophy', () => {
  it('says how far one is, and cannot be shown before it is earned', async () => {
    await show(<TrophyCard trophy={trophy} />, gamificationTexts);
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(25);
    expect(screen.getByText('1 of 4')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that is earned is put beside the name', async () => {
    const sent = answers('POST /achievements/activate/{id}', { status: 200, data: earned });
    const user = await show(<TrophyCard trophy={earned} />, gamificationTexts);
    await user.click(screen.getByRole('button', { name: 'Show on my profile: First words' }));
    expect(sent).toEqual([{ active: true }]);
  });

  it('that is shown is cleared', async () => {
    const sent = answers('POST /achievements/activate/{id}', { status: 200, data: earned });
    const user = await show(<TrophyCard trophy={{ ...earned, active: true }} />, gamificationTexts);
    await user.click(screen.getByRole('button', { name: 'Remove from profile: First words' }));
    expect(sent).toEqual([{ active: false }]);
  });
});
