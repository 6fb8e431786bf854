/** @jest-environment node */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chooseFeed, feedChoice } from './feed-choice.ts';

const YEAR = 365 * 24 * 60 * 60;
const written: string[] = [];

beforeAll(() => {
  Object.defineProperty(globalThis, 'document', {
    configurable: true,
    value: {
      get cookie() {
        return 'feedstatus=option2; other=1';
      },
      set cookie(text: string) {
        written.push(text);
      },
    },
  });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'document'));

it('is read from its cookies, and kept there for a year by the names of part 1 §7', () => {
  expect(feedChoice()).toEqual({ status: 'option2', display: 'big' });

  chooseFeed({ display: 'small' });

  expect(feedChoice()).toEqual({ status: 'option2', display: 'small' });
  expect(written).toEqual([
    `feedstatus=option2; path=/; max-age=${YEAR}; samesite=lax`,
    `feeddisplaystatus=small; path=/; max-age=${YEAR}; samesite=lax`,
  ]);
});
