import { certificateKeys } from '../features/courses/queries/certificates.query.ts';
import { courseKeys } from '../features/courses/queries/courses.query.ts';
import { boardsOptions } from '../entities/boards/boards.ts';
import { memberKeys } from '../entities/members/keys.ts';
import { postKeys } from '../entities/posts/cache/keys.ts';
import { groupKeys } from '../features/groups/queries/keys.ts';
import { inboxKeys } from '../features/messages/cache/keys.ts';
import { sessionKeys } from '../lib/session/keys.ts';
import { message, thread } from './letters.ts';

/** A canned API answer, with the key of its query. */
export type Answer = readonly [key: readonly unknown[], answer: unknown];

const MOMENT = '2026-01-01T10:00:00.000Z';

/** Settings of a community, with the fields that the app reads. */
export const settings = (has: { plugins?: string[]; plan?: number } = {}): Answer => [
  sessionKeys.settings,
  {
    data: {
      community_name: 'Weavers',
      accent: '#0F6B5C',
      plan: has.plan ?? 10,
      support: { contact: '1', helpdesk: '1' },
      company: { company: '', address: '', zipcode: '', city: '', vat: '', kvk: '', iban: '', email: '' },
    },
    plugins: has.plugins ?? [],
  },
];

const member = {
  ...{ id: 7, username: 'ada', name: 'Ada Wever', first_name: 'Ada', avatar: '', profile: 'I weave.', levels: [] },
  ...{
    isAdmin: false,
    isModerator: false,
    impersonating: false,
    onboarded: true,
    password_changed_at: MOMENT,
    banned: false,
    created_at: MOMENT,
    silenced_until: null,
    open_warnings: [],
    follow_status: 'none',
  },
};

const board = (id: number, slug: string, permissions: string[], part: object = {}) => ({
  ...{ id, slug, name: `Board ${slug}`, color: '#0F6B5C', icon: 'chat', description: '', index: id, permissions },
  ...{
    subgroup_id: null,
    template: 'default',
    source: 'system',
    type: 'default',
    public: true,
    homepage: true,
    ...part,
  },
});

const permissions = ['READ'];
const post = {
  user: member,
  created_at: MOMENT,
  updated_at: MOMENT,
  likes_count: 2,
  liked_by_me: false,
  attachments: [],
};

/** A topic, with the fields that cards and conversations read. */
export const topic = {
  ...{ ...post, id: 5, post_id: 50, slug: 'first-warp', title: 'My first warp', excerpt: 'Threads', permissions },
  ...{ content: '<p>Threads all over</p>', post_type: 'text', status: 'open', ticket_status: null, quiz_id: null },
  ...{ board_id: 1, board_slug: 'crafts', board_name: 'Crafts', board_color: '#0F6B5C', board_type: 'default' },
  ...{ release_date: MOMENT, user_id: 7, version: 1, comments_count: 1, posts: [], video_url: null, tags: [] },
};

const comment = {
  ...{ ...post, id: 60, topic_id: 5, in_reply_to: null, content: '<p>Well done</p>', excerpt: 'Well done', version: 1 },
  ...{ permissions, accepted_answer: false, replies: [], replies_count: 0 },
};

const page = (data: object[]) => ({
  pages: [{ data, meta: { next_cursor: null, total: data.length } }],
  pageParams: [null],
});
const LATEST = 'option1';

export const guest: Answer = [sessionKeys.me, null];
export const me: Answer = [sessionKeys.me, member];
export const boards: Answer = [
  boardsOptions.queryKey,
  [board(1, 'crafts', ['READ', 'WRITE']), board(2, 'guild', []), board(3, 'wall', ['READ'], { template: 'moodboard' })],
];
export const homeFeed: Answer = [postKeys.feed({ boardId: null, status: LATEST }), page([topic])];
export const boardFeed: Answer = [postKeys.feed({ boardId: 1, status: LATEST }), page([topic])];
export const wall: Answer = [postKeys.feed({ boardId: 3, status: LATEST }), page([])];
export const conversation: Answer = [postKeys.topic('first-warp'), topic];
export const preview: Answer = [postKeys.topic('hidden'), { id: 6, slug: 'hidden', title: 'Hidden', permissions: [] }];
export const comments: Answer = [postKeys.comments(5), page([comment])];
export const profile: Answer = [memberKeys.member('ada'), member];
export const authored: Answer = [postKeys.authorFeed(7), page([topic])];
export const start: Answer = [
  ['start'],
  { welcome: true, interests: [], checklist: [{ step: 'comment', done: false }] },
];
export const favorites: Answer = [postKeys.favorites, page([topic])];
const group = {
  ...{ id: 4, slug: 'weavers', name: 'Band weavers', description: '<p>Narrow looms.</p>', excerpt: 'Narrow looms.' },
  ...{ status: 'public', image: null, channel_id: 9, members_count: 2, requests_count: 0, closed_at: null, version: 1 },
  ...{ participation: 'in', role: 'member', invitation: null, permissions: ['READ', 'LEAVE'], mine: false },
  ...{ rules: ['Be kind'], faqs: [], uploads: [], levels: [], founder: member, created_at: MOMENT, updated_at: MOMENT },
};
export const groups: Answer = [groupKeys.list('all', ''), page([group])];
export const oneGroup: Answer = [groupKeys.group('weavers'), group];
/** An empty live room that its event's attendees may join. */
export const room = {
  ...{ id: 6, sid: 'RM_1', name: 'live-room-6', event_id: 4, status: 'LIVE', empty_timeout: 300, max_participants: 6 },
  ...{ max_hosts: 2, entry_role: 'speaker', active_recording: false, participants: [], participants_count: 0 },
  ...{ full: false, volume: 50, opens_at: MOMENT, closes_at: MOMENT, started_at: MOMENT, ended_at: null },
  ...{ connection: 'peer', permissions: ['JOIN'] },
};
export const meeting: Answer = [
  ['events', 'event', 'weaving'],
  { id: 4, slug: 'weaving', title: 'Weaving together', live_room: room, permissions: ['READ'] },
];
const letter = thread(3, { messages: [message(9, 8, '<p>Is your loom free?</p>')] });
export const inbox: Answer = [inboxKeys.threads, page([letter])];
export const letters: Answer = [inboxKeys.messages(3), page(letter.messages)];

export const faqs: Answer = [
  ['support', 'faqs'],
  [{ id: 1, faq_category_id: 1, question: 'Which yarn do I need?', answer: '<p>Wool.</p>' }],
];
export const faqCategories: Answer = [['support', 'categories'], [{ id: 1, name: 'Yarn' }]];

export const trophies: Answer = [
  ['gamification', 'trophies'],
  [
    {
      ...{ id: 1, title: 'First words', description: '', activatable: true, icon: 'trophy', colors: [], image: null },
      ...{ category: 'custom', sub_category: null, xp: 5, threshold: 1, rank: 1, progress: 100, user_score: 1 },
      ...{ levels: [], earned_at: MOMENT, granted: false, active: false },
    },
  ],
];
export const standing: Answer = [
  ['gamification', 'standing', 7],
  {
    ...{ user_id: 7, karma: 12, level: 1, level_name: 'Newcomer', level_from: 0, trophies_count: 1 },
    ...{ next_level: { level: 2, name: 'Member', points: 50 }, streak: 2, best_streak: 4, streakCountDown: 5 },
    ...{ onfire: false, active_trophy: null },
  },
];

const progress = { user_id: 7, progress: 50, completed_count: 1, lesson_count: 2, enrolled_at: MOMENT };
const ofCourse = { id: 4, slug: 'weaving', name: 'How to weave', excerpt: 'From thread to cloth', lesson_count: 2 };
const course = {
  ...{
    ...ofCourse,
    image: null,
    description: '<p>From thread to cloth</p>',
    authors: [],
    count: 1,
    status: 'released',
  },
  ...{ permissions: ['READ', 'LEARN'], numbered: true, first_lesson_url: '/resources/weaving/one/warp', modules: [] },
  ...{
    participant: { ...progress, last_activity: MOMENT, finished_at: null, continue_url: '/resources/weaving/one/weft' },
  },
};
const lesson = {
  ...{ id: 9, name: 'The weft', content: '<p>Over, under</p>', description: '', image: null, lock: null, seen: false },
  ...{ module_name: 'One', course_slug: 'weaving', course_name: 'How to weave', content_kind: 'text', videos: [] },
  ...{ attachments: [], previous: null, next: null, participant: course.participant },
};
export const courseList: Answer = [courseKeys.list('all'), page([course])];
export const oneCertificate: Answer = [
  certificateKeys.one('ABCDE'),
  {
    ...{ code: 'ABCDE', status: 'valid', holder: 'Ada', course: 'How to weave', withdrawn_at: null },
    ...{ finished_at: '2026-03-03T09:00:00.000Z', issued_at: '2026-03-03T09:00:00.000Z' },
  },
];
export const oneCourse: Answer = [courseKeys.course('weaving'), course];
export const oneLesson: Answer = [courseKeys.lesson({ course: 'weaving', module: 'one', lesson: 'weft' }), lesson];
