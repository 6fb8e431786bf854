/** @jest-environment node */
import type * as FirstAnswersFile from './first-answers.ts';
import { FIRST_PAGE, type FirstAnswers } from '@lyceum/contracts/first-page';

const HOME = '/api/v3/topics?limit=20';
const ANSWER = { status: 200, body: { data: [] } };

type Module = typeof FirstAnswersFile;
const page = globalThis as unknown as { document?: object };

/** The app, begun in a document with a block of data, so long after it was asked for. */
function begun(answers: FirstAnswers, age: number): { app: Module; removed: () => boolean } {
  let removed = false;
  const block = { textContent: JSON.stringify(answers), remove: () => (removed = true) };
  page.document = { getElementById: (id: string) => (id === FIRST_PAGE && !removed ? block : null) };
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now() + age);
  let app: Module | undefined;
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- it keeps what it has read, as long as its page
  jest.isolateModules(() => (app = require('./first-answers.ts') as Module));
  return { app: app!, removed: () => removed };
}

afterEach(() => {
  delete page.document;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('is given once, and the document keeps nothing', () => {
  const { app, removed } = begun({ [HOME]: ANSWER }, 100);
  expect(app.takeFirstAnswer('/api/v3/profile/me')).toBeUndefined();
  expect(removed()).toBe(true);
  expect(app.takeFirstAnswer(HOME)).toEqual(ANSWER);
  expect(app.takeFirstAnswer(HOME)).toBeUndefined();
});

it('is forgotten with another screen or a change, and after half a minute by itself', () => {
  const left = begun({ [HOME]: ANSWER }, 100).app;
  left.takeFirstAnswer('/api/v3/settings');
  left.forgetFirstAnswers();
  expect(left.takeFirstAnswer(HOME)).toBeUndefined();

  const open = begun({ [HOME]: ANSWER }, 100).app;
  open.takeFirstAnswer('/api/v3/settings');
  jest.advanceTimersByTime(30_000);
  expect(open.takeFirstAnswer(HOME)).toBeUndefined();
});

it('is not used by a page that begins long after it was answered', () => {
  expect(begun({ [HOME]: ANSWER }, 30_000).app.takeFirstAnswer(HOME)).toBeUndefined();
});

it('is missing where there is no document', () => {
  const { app } = begun({}, 0);
  delete page.document;
  expect(app.takeFirstAnswer(HOME)).toBeUndefined();
});
