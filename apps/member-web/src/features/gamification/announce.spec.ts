/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { beginIn } from '../../lib/i18n/texts.ts';
import { drawToastsWith, type Toast } from '../../lib/toast.ts';
import { listed } from '../../testing/letters.ts';
import { server } from '../../testing/server.ts';
import { announce } from './announce.ts';
import { gamificationTexts } from './texts/index.ts';
import { byNearness, type Trophy } from './trophies.query.ts';

const { answers } = server();
let shown: string[];
beforeAll(() => beginIn('en', [gamificationTexts]));
beforeEach(() => {
  shown = [];
  drawToastsWith(async () => ({ showToast: (told: Toast) => void shown.push('text' in told ? told.text : '') }));
});

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const trophy = (id: number, part: Partial<Trophy> = {}) =>
  ({ id, title: `Trophy ${id}`, progress: 0, earned_at: null, ...part }) as Trophy;
async function told(reached: Parameters<typeof announce>[1]): Promise<string[]> {
  await announce(client(), reached, () => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  return shown;
}

describe('the message of a new score', () => {
  it('names the trophies', async () => {
    answers('GET /api/v3/achievements', listed([trophy(4), trophy(9), trophy(5)]) as never);
    expect(await told({ trophies: [4] })).toEqual(['You earned a trophy: Trophy 4']);
    expect(await told({ trophies: [4, 9] })).toContain('You earned 2 trophies: Trophy 4, Trophy 9');
  });

  it('counts them if their names are not to be had', async () => {
    answers('GET /api/v3/achievements', { status: 500, message: 'no', errors: {} } as never);
    expect(await told({ trophies: [4, 9] })).toEqual(['You earned 2 trophies']);
  });

  it('names the level', async () => {
    expect(await told({ level: 3 })).toEqual(['You reached level 3']);
  });
});

it('the nearest trophies come first, earned ones last and the newest of them first', () => {
  const all = [
    trophy(1, { earned_at: '2026-01-01', progress: 100 }),
    trophy(2, { progress: 10 }),
    trophy(3, { earned_at: '2026-02-01', progress: 100 }),
    trophy(4, { progress: 90 }),
  ];
  expect(all.sort(byNearness).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
});
