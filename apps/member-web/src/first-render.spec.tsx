import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as answers from './testing/answers.ts';
import { draw } from './testing/draw.tsx';

const { settings, guest, me, boards, homeFeed, boardFeed, wall, conversation, preview, comments } = answers;
const { faqs, faqCategories, profile, authored, favorites, inbox, letters, groups, oneGroup } = answers;
const { trophies, standing, meeting, start } = answers;
const { courseList, oneCertificate, oneCourse, oneLesson } = answers;
const visit = [settings(), guest, boards];
const member = [settings(), me, boards];
const writer = [settings({ plugins: ['messages'] }), me, boards];

const grouped = [settings({ plugins: ['groups'] }), me, boards];
const learner = [settings({ plugins: ['learning'] }), me, boards];

const BROWSERS = ['window', 'document', 'localStorage', 'matchMedia', 'navigator'];
// Node has one of its own.
Reflect.deleteProperty(globalThis, 'navigator');

const faults: unknown[][] = [];
// Nobody answers: what is not told to be there is pending.
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  jest.spyOn(console, 'error').mockImplementation((...fault) => void faults.push(fault));
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(faults.splice(0)).toEqual([]);
});

/** Where no window, document or storage is: the app can be drawn ahead by whoever wants to. */
describe('the first render of a screen, without a browser,', () => {
  it('has none of what browsers have', () => {
    for (const name of BROWSERS) expect(name in globalThis).toBe(false);
  });

  it.each([
    ['home', '/', [...visit, homeFeed], 'My first warp'],
    ['home of a member', '/', [...member, homeFeed], 'My first warp'],
    ['a board', '/boards/crafts', [...visit, boardFeed], 'My first warp'],
    ['a board to write on', '/boards/crafts', [...member, boardFeed], 'My first warp'],
    ['a locked board', '/boards/guild', visit, 'Board guild'],
    ['a wall', '/boards/wall', [...visit, wall], 'Board wall'],
    ['no board', '/boards/nowhere', visit, 'This page does not exist'],
    ['a conversation', '/conversations/first-warp', [...visit, conversation, comments], 'Well done'],
    ['a conversation of a member', '/conversations/first-warp', [...member, conversation, comments], 'Well done'],
    ['a conversation that one may not read', '/conversations/hidden', [...visit, preview], 'Hidden'],
    ['a profile', '/profile/ada', [...visit, profile, authored], 'I weave.'],
    ['one’s own profile', '/profile/ada', [...member, profile, authored], 'I weave.'],
    ['the welcome', '/welcome', [...member, start], 'Say hello'],
    ['favourites', '/bookmarks', [...member, favorites], 'My first warp'],
    ['drafts', '/drafts', member, 'Text that you have not posted yet'],
    ['the plans', '/pricing', [settings({ plugins: ['commerce'] }), guest, boards], 'Plans and prices'],
    ['the inbox', '/messages', [...writer, inbox], 'Is your loom free?'],
    [
      'a conversation of the inbox',
      '/messages?thread_id=3',
      [...writer, inbox, letters],
      'placeholder">Write a message',
    ],
    ['a quiz', '/quizzes/1', [settings({ plugins: ['learning'] }), me, boards], 'Loading the quiz'],
    ['courses', '/resources', [...learner, courseList], 'How to weave'],
    ['a course', '/resources/weaving', [...learner, oneCourse], '50% done'],
    ['a lesson', '/resources/weaving/one/weft', [...learner, oneLesson], 'Over, under'],
    ['a certificate', '/certificates/ABCDE', [...learner, oneCertificate], 'This certificate is genuine'],
    ['one’s certificates', '/certificates', learner, 'My certificates'],
    ['trophies', '/trophies', [settings({ plugins: ['gamification'] }), me, boards, trophies, standing], 'First words'],
    ['the settings of messages', '/profile/settings/messages', writer, 'Loading'],
    ['groups', '/groups', [...grouped, groups], 'Band weavers'],
    ['what a group is about', '/groups/weavers/about', [...grouped, oneGroup], 'Be kind'],
    ['the files of a group', '/groups/weavers/files', [...grouped, oneGroup], 'No files yet'],
    ['a live room', '/events/weaving/live-room', [settings({ plugins: ['events'] }), me, meeting], 'Enter live room'],
    ['the settings', '/profile/settings', member, 'Ada'],
    [
      'help',
      '/support',
      [settings({ plugins: ['support'] }), guest, boards, faqs, faqCategories],
      'Which yarn do I need?',
    ],
    [
      'the privacy policy',
      '/about/policies/privacy-policy',
      [settings({ plugins: ['consent'] }), guest, boards],
      'Loading',
    ],
    ['login', '/auth/login', visit, 'type="password"'],
    ['a forgotten password', '/auth/forgot-password', visit, 'type="email"'],
    ['a new password', '/auth/reset-password', visit, '<main'],
    ['an e-mail address', '/auth/verify-email', visit, '<main'],
    ['the administrator’s link', '/auth/claim', visit, '<main'],
    ['nothing', '/nothing', visit, 'This page does not exist'],
  ] as [string, string, answers.Answer[], string][])('shows %s', async (_, address, answered, word) => {
    expect(await draw(address, answered)).toContain(word);
  });

  it.each([
    '/',
    '/boards/crafts',
    '/conversations/first-warp',
    '/profile/ada',
    '/auth/login',
    '/bookmarks',
    '/drafts',
    '/messages',
    '/groups',
  ])('waits for everything at %s', async (address) => expect(await draw(address, [])).toContain('<main'));
});
