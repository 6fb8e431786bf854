import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type Answer,
  boardFeed,
  boards,
  guest,
  homeFeed,
  me,
  oneCourse,
  oneLesson,
  settings,
  standing,
  trophies,
} from '../../testing/answers.ts';
import { draw } from '../../testing/draw.tsx';

// Nobody answers: what is not told to be there is pending.
beforeEach(() => void jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined)));
afterEach(() => void jest.restoreAllMocks());

const WAYS = ['aria-label="Main"', 'aria-label="Tabs"'];
const waysAt = async (address: string, ...answered: Answer[]): Promise<[ways: string[], html: string]> => {
  const html = await draw(address, [settings({ plugins: ['gamification'] }), boards, ...answered]);
  return [WAYS.filter((way) => html.includes(way)), html];
};

describe('around a screen stand', () => {
  it('the navigation at its side, and on a phone the tabs below it', async () => {
    expect((await waysAt('/', me, homeFeed))[0]).toEqual(WAYS);
  });

  it('neither around the trophy room (part 3 §1), which leads back to the community', async () => {
    const [ways, html] = await waysAt('/trophies', me, trophies, standing);
    expect(ways).toEqual([]);
    expect(html).toMatch(/<main.*<a [^>]*href="\/"[^>]*>Back to the community/s);
  });

  it('nor around the login, where the mark of the community leads back', async () => {
    const [ways, html] = await waysAt('/auth/login', guest);
    expect(ways).toEqual([]);
    expect(html).toMatch(/<header.*<a [^>]*href="\/".*<\/header>/s);
  });

  it('the rail, unless a screen uses its room or fills it', async () => {
    const rail = async (address: string, ...answered: Answer[]) => {
      const html = await draw(address, [settings({ plugins: ['learning'] }), boards, me, ...answered]);
      const aside = /<aside[^>]*aria-label="At a glance"[^>]*>(?<inside>.*?)<\/aside>/s.exec(html)?.groups?.inside;
      return [/data-rail="(\w+)"/.exec(html)?.[1], aside === undefined ? 'none' : aside === '' ? 'empty' : 'cards'];
    };
    expect(await rail('/boards/crafts', boardFeed)).toEqual([undefined, 'cards']);
    expect(await rail('/members')).toEqual(['wide', 'none']);
    // The outline needs the page: there is none yet at the first render.
    expect(await rail('/resources/weaving/one/weft', oneLesson, oneCourse)).toEqual([undefined, 'empty']);
  });
});
