import { createHash } from 'node:crypto';

/** Where the statements are sent: one connection, so that its temporary tables are there for all of them. */
export interface Connection {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

export interface Sizes {
  members: number;
  boards: number;
  topics: number;
  comments: number;
  likes: number;
}

/** How many members have a session; their tokens follow from their ids. */
export const SESSIONS = 64;
/** The first member, an administrator, who has one too. */
const ADMIN = 1;
/** Members after the first. */
export const memberOfSession = (session: number): number => session + 2;
export const tokenOf = (memberId: number): string => `bench-session-of-member-${memberId}`;
/** Opens with the membership level that every third member holds. */
const LEVEL = 1;

/** Each member's words are drawn from these, so that pages look like pages and compress like nothing. */
const WORDS =
  'glaze kiln clay wheel slip throwing bisque firing cone ash stoneware porcelain handle rim foot trim wedge crackle ' +
  'copper cobalt iron oxide celadon tenmoku raku saggar pit wood smoke shelf cracks warping shrinkage recipe test tile';

/** The numbers of a row, scattered but the same each time: `salt` tells one column from another. */
const chance = (n: string, salt: number): string => `(hashint8extended(${n}::bigint, ${salt}) & 2147483647)`;

/** Every so many topics is a poll with three answers, whose ids follow from its own. */
const POLL_EVERY = 50;

/** Board 1 is a wall of pictures: each of its topics has one. */
const WALL = 1;
const isPoll = `id % ${POLL_EVERY} = 0 and board_id <> ${WALL}`;

/** `count` words of the list, begun at a place that depends on the row: quick, and different from row to row. */
const words = (n: string, salt: number, count: string): string =>
  `array_to_string((select w from seed_words)[1 + ${chance(n, salt)} % 40 : ${chance(n, salt)} % 40 + ${count}], ' ')`;

/** One of the list, as an element that depends on the row. */
const word = (n: string, salt: number): string => `(select w from seed_words)[1 + ${chance(n, salt)} % 40]`;
/** What few other texts say: two words in one, as in one text of 1,600, and three, as in one of 64,000. */
const terms = (n: string): string =>
  `${word(n, 20)} || ${word(n, 21)} || ' ' || ${word(n, 22)} || ${word(n, 23)} || ${word(n, 24)}`;

const event = (type: string, stream: string, data: string, actor: string, at: string): string => `
  insert into events.event (stream_id, version, id, type, schema_version, data, meta, occurred_at)
  select ${stream}, 1, gen_random_uuid(), '${type}', 1, ${data},
         jsonb_build_object('actor_id', ${actor}, 'correlation_id', 'bench-seed', 'silent', true), date_trunc('milliseconds', ${at})`;

/**
 * What happened, straight into the event table: the same data that commands would have recorded, with invented texts
 * left unsealed. Topics are spread over three years up to half a day ago; one in twenty has most of the comments. Moments are whole milliseconds, as commands record them.
 */
function events({ members, boards, topics, comments, likes }: Sizes): string[] {
  const audience = `case when b % 10 = 0 then 'moderator' when b % 5 = 0 then 'member' else 'guest' end`;
  return [
    `create temporary table seed_words as
       select array_agg(w order by i) || array_agg(w order by i) || array_agg(w order by i) || array_agg(w order by i) as w
       from unnest(string_to_array('${WORDS}', ' ')) with ordinality as x(w, i)`,
    `${event(
      'MembershipLevelCreated',
      `'level-${LEVEL}'`,
      `jsonb_build_object('level_id', ${LEVEL}, 'name', 'Masters', 'description', '', 'is_default', false)`,
      'null',
      `now() - interval '4 years'`,
    )}`,
    `${event(
      'MemberRegistered',
      `'member-' || m`,
      `jsonb_build_object('member_id', m, 'username', 'bench' || m, 'first_name', initcap((select w from seed_words)[1 + m % 40]),
         'last_name', 'Number ' || m, 'locale', 'en', 'role', case when m = 1 then 'admin' else 'member' end)`,
      'm',
      `now() - interval '4 years' + m * interval '1 minute'`,
    )} from generate_series(1, ${members}) m order by m`,
    `insert into events.event (stream_id, version, id, type, schema_version, data, meta, occurred_at)
     select 'member-' || m, 2, gen_random_uuid(), 'LevelGranted', 1,
            jsonb_build_object('member_id', m, 'level_id', ${LEVEL}, 'expires_at', null),
            '{"actor_id": 1, "correlation_id": "bench-seed", "silent": true}', date_trunc('milliseconds', now() - interval '3 years')
     from generate_series(3, ${members}, 3) m order by m`,
    `${event(
      'BoardCreated',
      `'board-' || b`,
      `jsonb_build_object('board_id', b, 'name', 'Board ' || b, 'slug', 'board-' || b, 'description', '', 'color', '#0F6B5C',
         'icon', 'message', 'parent_id', null, 'index', b, 'type', case when b = ${WALL} then 'moodboard' else 'default' end, 'template', 'default', 'source', 'user',
         'homepage', true, 'read_by', ${audience}, 'write_by', case when b % 10 = 0 then 'moderator' else 'member' end,
         'level_ids', case when b % 7 = 0 then '[${LEVEL}]'::jsonb else '[]'::jsonb end)`,
      '1',
      `now() - interval '4 years'`,
    )} from generate_series(1, ${boards}) b order by b`,
    `create temporary table seed_topic as
       select t as id, (1 + ${chance('t', 1)} % ${boards})::int as board_id, (1 + ${chance('t', 2)} % ${members})::int as author_id,
         now() - interval '12 hours' - (${topics} - t) * (interval '3 years' / ${topics}) as at
       from generate_series(1, ${topics}) t`,
    `${event(
      'TopicPosted',
      `'topic-' || id`,
      `jsonb_build_object('topic_id', id, 'post_id', id, 'board_id', board_id, 'author_id', author_id,
         'title', 'Topic ' || id || ' on ' || ${words('id', 3, '4')}, 'slug', 'topic-' || id,
         'content', '<p>' || ${words('id', 4, '60')} || '</p><p>' || ${words('id', 5, '40')} || ' ' || ${terms('id')} || '</p>',
         'excerpt', ${words('id', 4, '28')}, 'post_type', case when board_id = ${WALL} then 'image' when ${isPoll} then 'poll' else 'text' end)
         || case when ${isPoll} then jsonb_build_object('quiz_id', id / ${POLL_EVERY}) else '{}' end
         || case when board_id = ${WALL} then jsonb_build_object('attachments', jsonb_build_array(jsonb_build_object(
              'id', id, 'name', 'pot.jpg', 'filetype', 'image/jpeg', 'width', 1200, 'height', 700 + id % 900, 'alt', 'A pot'))) else '{}' end`,
      'author_id',
      'at',
    )} from seed_topic order by id`,
    `${event(
      'PollCreated',
      `'poll-' || p`,
      `jsonb_build_object('poll_id', p, 'topic_id', t.id, 'author_id', t.author_id, 'question', ${words('t.id', 3, '4')},
         'option_ids', jsonb_build_array(p * 3 - 2, p * 3 - 1, p * 3), 'values', jsonb_build_array('stoneware', 'porcelain', 'raku'),
         'retry', false, 'guest_answers', false, 'public', false, 'multiple', false, 'end_at', null)`,
      't.author_id',
      't.at',
    )} from (select *, id / ${POLL_EVERY} as p from seed_topic where ${isPoll}) t order by p`,
    `create temporary table seed_comment as
       select *, first_value(id) over w as first_id, first_value(author_id) over w as first_author
       from (select ${topics} + n as id, n, (1 + ${chance('n', 6)} % ${members})::int as author_id,
               (case when ${chance('n', 7)} % 3 = 0 then ${chance('n', 8)} % greatest(1, ${topics} / 20) * 20 + 1
                     else 1 + ${chance('n', 9)} % ${topics} end)::int as topic_id
             from generate_series(1, ${comments}) n) c
       window w as (partition by topic_id order by id)`,
    `${event(
      'CommentPosted',
      `'comment-' || c.id`,
      `jsonb_build_object('comment_id', c.id, 'topic_id', c.topic_id, 'board_id', t.board_id, 'author_id', c.author_id,
         'topic_author_id', t.author_id, 'in_reply_to', case when c.n % 10 = 0 and c.first_id <> c.id then c.first_id end,
         'content', '<p>' || ${words('c.id', 10, '20 + c.n % 20')} || ' ' || ${terms('c.id')} || '</p>', 'excerpt', ${words('c.id', 10, '14')})
         || case when c.n % 10 = 0 and c.first_id <> c.id then jsonb_build_object('parent_author_id', c.first_author) else '{}' end`,
      'c.author_id',
      `t.at + interval '10 hours' * (c.n::float8 / ${comments})`,
    )} from seed_comment c join seed_topic t on t.id = c.topic_id order by c.id`,
    `${event(
      'PostLiked',
      `'like-' || l.post_id || '-' || l.member_id`,
      `jsonb_build_object('post_id', l.post_id, 'member_id', l.member_id, 'topic_id', t.id, 'board_id', t.board_id,
         'comment_id', c.id)`,
      'l.member_id',
      `now() - interval '1 hour'`,
    )} from (select distinct (1 + ${chance('n', 11)} % ${topics + comments})::int as post_id,
               (1 + ${chance('n', 12)} % ${members})::int as member_id from generate_series(1, ${likes}) n) l
       left join seed_comment c on c.id = l.post_id join seed_topic t on t.id = coalesce(c.topic_id, l.post_id)`,
    ...letters(members),
    `drop table seed_words, seed_topic, seed_comment, seed_thread`,
    `select setval('community.board_id', ${boards}), setval('community.topic_id', ${topics}),
       setval('community.post_id', ${topics + comments}), setval('identity.member_id', ${members}),
       setval('identity.level_id', ${LEVEL}), setval('community.poll_id', ${topics} / ${POLL_EVERY}),
       setval('community.poll_option_id', ${topics} / ${POLL_EVERY} * 3)`,
    'analyze events.event',
  ];
}

/** How many messages each conversation of two has; members with a session have up to sixteen. */
const LETTERS = 40;

function letters(members: number): string[] {
  const most = Math.min(members, memberOfSession(SESSIONS - 1));
  return [
    `create temporary table seed_thread as
       select row_number() over (order by a, d)::int as id, a, a + d as b
       from generate_series(${memberOfSession(0)}, ${most}) a, generate_series(1, 8) d where a + d <= ${most}`,
    `${event(
      'ThreadBegun',
      `'thread-' || id`,
      `jsonb_build_object('thread_id', id, 'begun_by', a, 'participant_ids', jsonb_build_array(a, b), 'pair', true)`,
      'a',
      `now() - interval '2 hours'`,
    )} from seed_thread order by id`,
    `${event(
      'MessageSent',
      `'message-' || id`,
      `jsonb_build_object('message_id', id, 'thread_id', thread_id, 'sender_id', sender, 'recipient_ids', jsonb_build_array(recipient),
         'content', '<p>' || ${words('id', 13, '12')} || '</p>', 'attachments', '[]'::jsonb, 'client_id', null)`,
      'sender',
      `now() - interval '1 hour' + n * interval '1 minute'`,
    )} from (select (t.id - 1) * ${LETTERS} + n as id, n, t.id as thread_id, case when n % 2 = 0 then a else b end as sender,
               case when n % 2 = 0 then b else a end as recipient from seed_thread t, generate_series(1, ${LETTERS}) n) m order by n, thread_id`,
    `select setval('messages.thread_id', (select max(id) from seed_thread)),
       setval('messages.message_id', (select max(id) * ${LETTERS} from seed_thread))`,
  ];
}

/** Plain rows: a session each for some members, and some of what they have marked and looked at. */
function plain({ topics }: Sizes): string[] {
  const member = `s + ${memberOfSession(0)}`;
  return [
    `insert into identity.credential (member_id, email) select id, 'bench' || id || '@bench.test' from identity.member`,
    `insert into community.topic_mark (member_id, topic_id, read_at, favorited_at)
     select ${member}, ${topics} - t, now() - interval '5 hours', case when t % 7 = 0 then now() end
     from generate_series(0, ${SESSIONS - 1}) s, generate_series(0, least(200, ${topics - 1})) t where (s + t) % 3 = 0`,
    `insert into community.topic_views (topic_id, views) select id, id % 500 from community.topic where id % 2 = 0`,
  ];
}

/** Fills an empty, migrated database by statements over whole tables: events first, and the read models out of them. */
export async function seed(db: Connection, sizes: Sizes, readModels: readonly string[]): Promise<void> {
  for (const statement of [...events(sizes), ...readModels, ...plain(sizes)]) await db.query(statement);
  const sessions = [ADMIN, ...Array.from({ length: SESSIONS }, (_, session) => memberOfSession(session))];
  await db.query(
    `insert into identity.session (token_hash, member_id, expires_at)
     select h, m, now() + interval '1 year' from unnest($1::bytea[], $2::int[]) as s(h, m)`,
    [sessions.map((id) => createHash('sha256').update(tokenOf(id)).digest()), sessions],
  );
}
