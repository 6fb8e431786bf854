import { addressOf } from '@lyceum/contracts/address';
import {
  courseListParts,
  directoryIn,
  directoryParts,
  eventListParts,
  groupListParts,
} from '@lyceum/contracts/first-lists';
import {
  authorParts,
  courseParts,
  eventParts,
  feedParts,
  type FirstAnswers,
  groupParts,
  lessonParts,
} from '@lyceum/contracts/first-page';
import * as answers from './answers.ts';

const ok = (data: unknown) => ({ status: 200, body: { data } });
const list = (data: unknown[]) => ({
  status: 200,
  body: { data, meta: { current_page: 1, last_page: 1, next_cursor: null, total: data.length } },
});
const dataOf = ([, data]: answers.Answer) => data as Record<string, unknown>;
const rowsOf = (answer: answers.Answer) => (answer[1] as { pages: { data: unknown[] }[] }).pages[0]!.data;

/** The features that these screens belong to. */
export const PLUGINS = ['groups', 'events', 'learning', 'support', 'consent', 'gamification'];

/** Near midnight, so that another zone shows another day. */
const LATE = '2026-01-01T22:30:00.000Z';

/** An event that a guest may read. */
const event = {
  ...{ id: 4, slug: 'weaving', title: 'Weaving together', type: 'community', status: 'public', version: 1 },
  ...{ description: '<p>Bring a loom.</p>', excerpt: 'Bring a loom.', salespage: null, color: '#0F6B5C', image: null },
  ...{ long: null, lat: null, full_address: 'Weaver street 1', street: '', street_number: '', postal_code: '' },
  ...{ province: '', country: 'NL', online: false, url: null, url_title: '', paid: false, price: null, levels: [] },
  ...{ start_date: '', end_date: '', starts_at: LATE, ends_at: '2026-01-02T01:00:00.000Z', time_zone: 'Asia/Tokyo' },
  ...{ all_day: false, start_day: null, end_day: null, past: false, cancelled_at: null, full: false, category: null },
  ...{ capacity: null, members_count: 2, waiting_count: 0, memberSelection: [], participation: 'none' },
  ...{ organisers: [], pending_organisers: [], founder: null, permissions: ['READ'], live_room: null, channel_id: 9 },
  ...{ group_id: null, invitation: null, created_at: LATE, updated_at: LATE },
};

const boardOfPlace = {
  ...{
    id: 9,
    slug: 'place',
    name: 'Place',
    color: '#0F6B5C',
    icon: 'chat',
    description: '',
    index: 9,
    type: 'default',
  },
  ...{ permissions: ['READ'], subgroup_id: null, template: 'default', source: 'system', public: true, homepage: false },
};

/** The answers of the screens beside home, boards and topics. `now` is when the document is rendered. */
export function firstScreens(now: number, title: string): FirstAnswers {
  const member = dataOf(answers.profile);
  const topics = list([{ ...answers.topic, title }]);
  const standing = dataOf(answers.standing);
  return {
    [addressOf('GET /api/v3/profile/{username}', { params: { username: 'ada' } })]: ok(member),
    [addressOf('GET /api/v3/topics', authorParts(7))]: topics,
    [addressOf('GET /api/v3/groups', groupListParts('all', 1))]: list(rowsOf(answers.groups)),
    [addressOf('GET /api/v3/groups/{id}', groupParts('weavers'))]: ok(dataOf(answers.oneGroup)),
    [addressOf('GET /api/v4/community/channels/{id}', { params: { id: 9 } })]: ok(boardOfPlace),
    [addressOf('GET /api/v3/topics', feedParts(9, 'option1'))]: topics,
    [addressOf('GET /api/v4/groups/{id}/members', { params: { id: 4 }, query: { status: 'in', page: 1 } })]: list([
      { ...member, role: 'member', since: LATE, user: member },
    ]),
    [addressOf('GET /api/v3/events', eventListParts('upcoming', now, 1))]: list([event]),
    [addressOf('GET /api/v3/events/{id}', eventParts('weaving'))]: ok(event),
    [addressOf('GET /api/v4/e-learning/courses', courseListParts('all', 1))]: list(rowsOf(answers.courseList)),
    [addressOf('GET /api/v3/courses/{id}', courseParts('weaving'))]: ok(dataOf(answers.oneCourse)),
    [addressOf(
      'GET /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}',
      lessonParts('weaving', 'one', 'weft'),
    )]: ok(dataOf(answers.oneLesson)),
    [addressOf('GET /api/v4/e-learning/certificates/{code}', { params: { code: 'ABCDE' } })]: ok({
      ...dataOf(answers.oneCertificate),
      finished_at: LATE,
      issued_at: LATE,
    }),
    '/api/v3/faqs': ok(answers.faqs[1]),
    '/api/v3/faq-categories': ok(answers.faqCategories[1]),
    '/api/v4/policies/privacy-policy': ok({ title: 'Privacy', content: '<p>We keep little.</p>', updated_at: LATE }),
    [addressOf('GET /api/v3/users', directoryParts(directoryIn(new URLSearchParams()), 1))]: list([member]),
    '/api/v3/levels': ok([{ id: 1, name: 'Master' }]),
    '/api/v3/achievements': ok(answers.trophies[1]),
    '/api/v3/users/7/gamification': ok(standing),
    [addressOf('GET /api/v4/leaderboard', { query: { period: 'all', page: 1 } })]: list([
      { place: 1, karma: 12, user: member },
    ]),
    [addressOf('GET /api/v4/leaderboard/own', { query: { period: 'all' } })]: ok({ place: 1, karma: 12 }),
  };
}

/** Screens that guests may read, with a text of each. */
export const FOR_EVERYONE: [title: string, url: string, word: string][] = [
  ['a profile', '/profile/ada', 'I weave.'],
  ['the groups', '/groups', 'Band weavers'],
  ['the feed of a group', '/groups/weavers', 'My first warp'],
  ['what a group is about', '/groups/weavers/about', 'Be kind'],
  ['the events', '/events', 'Weaving together'],
  ['an event', '/events/weaving', 'Bring a loom.'],
  ['the feed of an event', '/events/weaving/feed', 'My first warp'],
  ['the courses', '/resources', 'How to weave'],
  ['a course', '/resources/weaving', 'From thread to cloth'],
  ['a lesson', '/resources/weaving/one/weft', 'Over, under'],
  ['a certificate', '/certificates/ABCDE', 'This certificate is genuine'],
  ['help', '/support', 'Which yarn do I need?'],
  ['the privacy policy', '/about/policies/privacy-policy', 'We keep little.'],
];

/** Screens for members, with a text of each. */
export const FOR_MEMBERS: [title: string, url: string, word: string][] = [
  ['the members', '/members', 'Ada Wever'],
  ['the leaderboard', '/leaderboard', 'Ada Wever'],
  ['the trophies', '/trophies', 'First words'],
  ['the members of a group', '/groups/weavers/members', 'Ada Wever'],
];
