import { createHmac } from 'node:crypto';
import { SEARCHES, searchesOf } from './search-queries.mjs';

/** One for all processes of a run: sessions of the seed are asked for with tokens that are signed by it. */
export const SECRET = 'the secret of the benchmark, which protects nothing';

export const SESSIONS = 64;
/** So many different addresses are asked for in turn: each is replayed by the bare program with its own values. */
const DIFFERENT = 32;
const PARAGRAPH =
  '<p>The glaze ran at cone 6 and pooled in the foot; next time a thinner coat and a slower cooling.</p>';

/** Members with a session, after the first, who is an administrator and has one too. */
export const SESSION_MEMBERS = Array.from({ length: SESSIONS }, (_, session) => session + 2);

/** The headers of a member's browser: their session, and what shows that they mean it. */
function browserOfMember(member) {
  const token = `bench-session-of-member-${member}`;
  const csrf = createHmac('sha256', SECRET).update(`csrf:session:${token}`).digest('base64url');
  return { cookie: `lyceum_session=${token}`, 'x-csrf-token': csrf };
}

const browserOf = (serial) => browserOfMember(SESSION_MEMBERS[serial % SESSIONS]);

const get = (path, headers = {}) => ({ method: 'GET', path, headers });
export const askedBy = (member, method, path, body) => ({
  method,
  path,
  headers: { ...browserOfMember(member), ...(body && { 'content-type': 'application/json' }) },
  body: body && JSON.stringify(body),
});
const send = (method, path, serial, body) => askedBy(SESSION_MEMBERS[serial % SESSIONS], method, path, body);
/** One of the list, scattered: the same for the same serial. */
const oneOf = (list, serial) => list[(Math.imul(serial, 2_654_435_761) >>> 0) % list.length];

/**
 * What is measured, on the boards and topics of `world` that everybody may read and members write on. `request(serial)` is asked in turn; of reads, the first `different` serials repeat for ever. `per` requests
 * make one page. `floor` and `flatFloor` are what it has to reach of the bare program at 16 connections; `p95` in ms holds for one caller, `perSecond` at 16.
 * `longer`: rounds take so many times as long.
 */
export const scenarios = ({ boards, topics, busyTopics, polls, wall, members, threads, searches }) => [
  { name: 'home feed, guest', different: 1, floor: 0.85, flatFloor: 0.35, request: () => get('/api/v3/topics') },
  {
    name: 'home feed, member',
    different: DIFFERENT,
    floor: 0.85,
    flatFloor: 0.25,
    request: (serial) => get('/api/v3/topics', browserOf(serial)),
  },
  {
    name: 'board feed',
    different: DIFFERENT,
    floor: 0.85,
    request: (serial) => get(`/api/v3/topics?board_id=${boards[serial % boards.length]}`),
  },
  {
    name: 'moodboard page',
    different: DIFFERENT,
    request: (serial) => get(`/api/v3/topics?board_id=${wall}`, browserOf(serial)),
  },
  {
    name: 'topic page',
    different: DIFFERENT * 2,
    per: 2,
    floor: 0.85,
    request(serial) {
      const id = busyTopics[(serial >> 1) % busyTopics.length];
      return get(serial % 2 ? `/api/v3/topics/${id}/comments?size=20` : `/api/v3/topics/${id}`);
    },
  },
  {
    name: 'profile',
    different: DIFFERENT,
    request: (serial) => get(`/api/v3/profile/bench${1 + (serial % members)}`, browserOf(serial)),
  },
  {
    name: 'search',
    different: SEARCHES,
    longer: 4,
    p95: 50,
    perSecond: 100,
    request: (serial) => get(`/api/v3/search?query=${encodeURIComponent(searches[serial])}`, browserOf(serial)),
  },
  { name: 'inbox', different: DIFFERENT, request: (serial) => get('/api/v3/inbox', browserOf(serial)) },
  {
    name: 'conversation page',
    different: DIFFERENT,
    request: (serial) => get(`/api/v4/inbox/${threads[serial % SESSIONS]}/messages?size=20`, browserOf(serial)),
  },
  {
    name: 'send message',
    writes: true,
    request: (serial) =>
      send('POST', `/api/v4/inbox/${threads[serial % SESSIONS]}/messages`, serial, { content: PARAGRAPH }),
  },
  {
    name: 'create comment',
    writes: true,
    floor: 0.6,
    request: (serial) =>
      send('POST', `/api/v3/topics/${oneOf(topics, serial)}/comments`, serial, { content: PARAGRAPH }),
  },
  {
    name: 'create topic',
    writes: true,
    request: (serial) =>
      send('POST', '/conversations', serial, {
        title: `A question about firing number ${serial}`,
        content: PARAGRAPH.repeat(3),
        channel_id: oneOf(boards, serial),
      }),
  },
  {
    name: 'like',
    writes: true,
    request: (serial) => send('PUT', `/api/v4/posts/${oneOf(topics, serial)}/like`, serial),
  },
  {
    name: 'poll vote',
    writes: true,
    // Each member once on each poll, in turn.
    request(serial) {
      const poll = polls[Math.floor(serial / SESSIONS) % polls.length];
      return send('POST', `/api/v4/polls/${poll.id}/responses`, serial, {
        responses: [{ question_option_id: poll.options[serial % poll.options.length] }],
      });
    },
  },
];

/** What is measured behind all that, of events and a group that are made for it (gatherings.mjs). */
export const gatheringScenarios = ({ events = [], groupBoard }) => [
  {
    name: 'events list',
    different: DIFFERENT,
    request: (serial) => get('/api/v3/events?order_by=start_date:asc&with=memberSelection&size=20', browserOf(serial)),
  },
  {
    name: 'group feed',
    different: DIFFERENT,
    request: (serial) => get(`/api/v3/topics?board_id=${groupBoard}`, browserOf(serial)),
  },
  {
    name: 'join an event',
    writes: true,
    // Each member once to each event, in turn.
    request: (serial) =>
      send('PUT', `/api/v3/events/${events[Math.floor(serial / SESSIONS) % events.length]}/join`, serial, {}),
  },
];

/** And behind that, of courses and a quiz (teaching.mjs). */
export const teachingScenarios = ({ lessons = [], quizzes = [] }) => [
  {
    name: 'course list',
    different: DIFFERENT,
    request: (serial) => get('/api/v4/e-learning/courses?size=20', browserOf(serial)),
  },
  {
    name: 'course page',
    different: DIFFERENT,
    request: (serial) =>
      get(`/api/v4/e-learning/courses/${oneOf(lessons, serial).course}/catalog?include=image`, browserOf(serial)),
  },
  {
    name: 'lesson page',
    different: DIFFERENT,
    request(serial) {
      const { course, module, lesson } = oneOf(lessons, serial + 1);
      return get(`/api/v4/e-learning/courses/${course}/modules/${module}/lessons/${lesson}`, browserOf(serial));
    },
  },
  {
    name: 'quiz answer',
    writes: true,
    // Each member answers each question of each quiz once.
    request(serial) {
      const turn = Math.floor(serial / SESSIONS);
      const { questions, attempts } = quizzes[Math.floor(turn / quizzes[0].questions.length) % quizzes.length];
      const { id, options } = questions[turn % questions.length];
      return send('POST', '/api/v3/quiz-maker/responses', serial, {
        response_id: attempts[serial % SESSIONS],
        is_finished: false,
        responses: [{ question_id: id, question_option_id: options[turn % options.length] }],
      });
    },
  },
];

/** And of points and trophies (scores.mjs). */
export const scoreScenarios = () => [
  { name: 'trophy room', different: DIFFERENT, request: (serial) => get('/api/v3/achievements', browserOf(serial)) },
  { name: 'leaderboard', different: DIFFERENT, request: (serial) => get('/api/v4/leaderboard', browserOf(serial)) },
  {
    name: 'leaderboard of a week',
    different: DIFFERENT,
    request: (serial) => get('/api/v4/leaderboard?period=week', browserOf(serial)),
  },
];

/** What is measured in turn, and what has to be made for it. */
export const everyScenario = (world) => [
  ...scenarios(world),
  ...gatheringScenarios(world),
  ...teachingScenarios(world),
  ...scoreScenarios(world),
];

/** The request of a serial: reads repeat, writes are each made once. */
export const requestOf = (scenario, serial) =>
  scenario.request(scenario.different ? serial % scenario.different : serial);

/** What tells one read from another. */
export const keyOf = ({ path, headers }) => `${path} ${headers.cookie ?? ''}`;

/** What of the seed the requests are about. */
export async function worldOf(database, sizes) {
  const { rows } = database;
  const open = `b.read_by = 'guest' and b.write_by = 'member' and b.level_ids = '{}' and b.type = 'default'`;
  const ids = async (text) => (await rows(text)).map(({ id }) => id);
  return {
    members: sizes.members,
    searches: await searchesOf(database),
    // One of each member with a session, in their order.
    threads: await ids(`select max(thread_id) as id from messages.participation group by member_id order by member_id`),
    boards: await ids(`select id from community.board b where ${open} order by id`),
    topics: await ids(`select t.id from community.topic t join community.board b on b.id = t.board_id
                       where ${open} and t.id <= ${sizes.topics} order by t.id limit 20000`),
    wall: (await ids(`select id from community.board where type = 'moodboard'`))[0],
    polls: await rows(`select p.id, array(select o.id from community.poll_option o where o.poll_id = p.id) as options
                       from community.poll p join community.topic t on t.id = p.topic_id
                       join community.board b on b.id = t.board_id where ${open} and t.id <= ${sizes.topics} order by p.id`),
    busyTopics:
      await ids(`select t.topic_id as id from community.feed_topic t join community.board b on b.id = t.board_id
                           where ${open} and t.threads_count >= 20 and t.topic_id <= ${sizes.topics} order by md5(t.topic_id::text) limit ${DIFFERENT}`),
  };
}
