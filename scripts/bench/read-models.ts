/**
 * The read models out of the events of the seed, table by table: what the projections would have written event by event
 * (scripts/bench/seed.db.spec.ts compares them).
 */
const from = (type: string): string => `from events.event e where e.type = '${type}' order by e.position`;

const int = (field: string): string => `(e.data ->> '${field}')::int`;
/** Of a topic on the wall, as an answer shows it (attachment.columns.ts). */
const FILES = `case when e.data ? 'attachments' then concat('[{"id":', e.data -> 'topic_id', ',"source":"/media/', e.data -> 'topic_id',
  '/full","thumbnail":"/media/', e.data -> 'topic_id', '/320","name":"pot.jpg","filetype":"image/jpeg","width":1200,"height":',
  e.data -> 'attachments' -> 0 -> 'height', ',"alt":"A pot"}]') else '[]' end`;
/** The text of a piece of the seed's HTML. */
const plain = (html: string): string => `trim(regexp_replace(replace(${html}, '</p>', ' '), '<[^>]*>', '', 'g'))`;
/** Of a document that can be found. */
const DOCUMENT = 'at, audience, owners, withheld, hidden_by, away_until';
const text = (field: string): string => `e.data ->> '${field}'`;

export const READ_MODELS: readonly string[] = [
  `insert into identity.level (id, name, description, is_default, version)
   select ${int('level_id')}, ${text('name')}, ${text('description')}, false, 1 ${from('MembershipLevelCreated')}`,
  `insert into identity.member (id, username, first_name, last_name, role, locale, created_at, version)
   select ${int('member_id')}, ${text('username')}, ${text('first_name')}, ${text('last_name')}, ${text('role')},
     ${text('locale')}, e.occurred_at, 1 ${from('MemberRegistered')}`,
  `insert into identity.member_level (member_id, level_id, granted_at, expires_at)
   select ${int('member_id')}, ${int('level_id')}, e.occurred_at, null ${from('LevelGranted')}`,
  `insert into directory.member_card (member_id, username, first_name, last_name, avatar, role, card, changed)
   select id, username, first_name, last_name, '/avatars/' || id || '.svg', role, jsonb_build_object(
     'id', id, 'username', username, 'name', first_name || ' ' || last_name,
     'firstname', first_name, 'lastname', last_name, 'first_name', first_name, 'last_name', last_name,
     'avatar', '/avatars/' || id || '.svg', 'isAdmin', role = 'admin', 'isModerator', role = 'moderator'), row_number() over (order by id) from identity.member`,
  `insert into community.board (id, name, slug, description, color, icon, type, template, source, parent_id, index,
                                homepage, read_by, write_by, level_ids, version)
   select ${int('board_id')}, ${text('name')}, ${text('slug')}, ${text('description')}, ${text('color')}, ${text('icon')},
     ${text('type')}, ${text('template')}, ${text('source')}, null, ${int('index')}, (e.data ->> 'homepage')::boolean, ${text('read_by')},
     ${text('write_by')}, array(select jsonb_array_elements_text(e.data -> 'level_ids')::int), 1 ${from('BoardCreated')}`,
  `insert into community.topic (id, post_id, board_id, author_id, title, slug, content, excerpt, post_type, status, sticky,
                                created_at, updated_at, release_at, quiz_id, attachments, version)
   select ${int('topic_id')}, ${int('post_id')}, ${int('board_id')}, ${int('author_id')}, ${text('title')}, ${text('slug')},
     ${text('content')}, ${text('excerpt')}, ${text('post_type')}, 'open', false, e.occurred_at, e.occurred_at,
     e.occurred_at, ${int('quiz_id')}, ${FILES}, 1 ${from('TopicPosted')}`,
  `insert into community.poll (id, topic_id, question, retry, guest_answers, public, multiple, end_at, version)
   select ${int('poll_id')}, ${int('topic_id')}, ${text('question')}, false, false, false, false, null, 1 ${from('PollCreated')}`,
  `insert into community.poll_option (id, poll_id, value)
   select o.id::int, ${int('poll_id')}, o.value from events.event e, rows from (
     jsonb_array_elements_text(e.data -> 'option_ids'), jsonb_array_elements_text(e.data -> 'values')) as o(id, value)
   where e.type = 'PollCreated' order by e.position`,
  `insert into community.comment (id, topic_id, author_id, in_reply_to, content, excerpt, created_at, updated_at, version)
   select ${int('comment_id')}, ${int('topic_id')}, ${int('author_id')}, ${int('in_reply_to')}, ${text('content')},
     ${text('excerpt')}, e.occurred_at, e.occurred_at, 1 ${from('CommentPosted')}`,
  `insert into community.post_like (post_id, member_id, liked_at)
   select ${int('post_id')}, ${int('member_id')}, e.occurred_at ${from('PostLiked')}`,
  `insert into messages.thread (id, pair, participants, former)
   select ${int('thread_id')}, concat(e.data -> 'participant_ids' -> 0, ':', e.data -> 'participant_ids' -> 1),
     array(select jsonb_array_elements_text(e.data -> 'participant_ids')::int), '{}' ${from('ThreadBegun')}`,
  `insert into messages.message (id, thread_id, place, member_id, content, attachments, created_at)
   select ${int('message_id')}, ${int('thread_id')}, row_number() over (partition by ${int('thread_id')} order by e.position),
     ${int('sender_id')}, ${text('content')}, '[]', e.occurred_at ${from('MessageSent')}`,
  `insert into messages.participation (thread_id, member_id, since, last, active, active_at, silent)
   select thread_id, member_id, 0, (select max(place) from messages.message m where m.thread_id = told.thread_id), max(active), max(occurred_at), false
   from (select ${int('thread_id')} as thread_id, member_id::int, e.occurred_at, row_number() over (partition by member_id order by e.position) as active
         from events.event e, jsonb_array_elements_text(case e.type when 'ThreadBegun' then e.data -> 'participant_ids'
           else (e.data -> 'recipient_ids') || (e.data -> 'sender_id') end) member_id
         where e.type in ('ThreadBegun', 'MessageSent')) told group by thread_id, member_id`,
  'analyze messages.thread, messages.message, messages.participation',
  'analyze community.topic, community.comment, community.post_like',
  `insert into community.comment_stats (comment_id, topic_id, parent_id, author_id, excerpt, created_at, likes_count, replies_count)
   select c.id, c.topic_id, c.in_reply_to, c.author_id, c.excerpt, c.created_at, coalesce(l.n, 0), coalesce(r.n, 0)
   from community.comment c
   left join (select post_id, count(*)::int as n from community.post_like group by post_id) l on l.post_id = c.id
   left join (select in_reply_to, count(*)::int as n from community.comment where in_reply_to is not null group by 1) r
     on r.in_reply_to = c.id order by c.id`,
  'analyze community.comment_stats',
  `insert into community.feed_topic (topic_id, post_id, board_id, author_id, title, excerpt, slug, post_type, quiz_id, attachments, created_at, updated_at,
                                     release_at, last_activity_at, likes_count,
                                     comments_count, threads_count, last_commenter_id, preview)
   select t.id, t.post_id, t.board_id, t.author_id, t.title, t.excerpt, t.slug, t.post_type, t.quiz_id, t.attachments, t.created_at, t.updated_at,
     t.release_at, greatest(t.created_at, c.last_at), coalesce(l.n, 0),
     coalesce(c.n, 0), coalesce(c.threads, 0), c.last_by, coalesce(p.preview, '[]')
   from community.topic t
   left join (select post_id, count(*)::int as n from community.post_like group by post_id) l on l.post_id = t.post_id
   left join (select topic_id, count(*)::int as n, (count(*) filter (where parent_id is null))::int as threads,
                max(created_at) as last_at, (array_agg(author_id order by created_at desc, comment_id desc))[1] as last_by
              from community.comment_stats group by topic_id) c on c.topic_id = t.id
   left join (select topic_id, jsonb_agg(jsonb_build_object('id', comment_id, 'user_id', author_id, 'excerpt', excerpt,
                'created_at', created_at) order by created_at, comment_id) as preview
              from (select *, row_number() over (partition by topic_id order by created_at, comment_id) as n
                    from community.comment_stats where parent_id is null) s where n <= 2 group by topic_id) p
     on p.topic_id = t.id order by t.id`,
  `insert into community.board_stats (board_id, topics_count)
   select board_id, count(*)::int from community.topic group by board_id`,
  `insert into search.users (id, part, title, vector, ${DOCUMENT})
   select id, 0, title, search.vector(title, ''), created_at, '{role:member}', '{}', '{}', '{}', null
   from (select *, concat_ws(' ', first_name, last_name, username) as title from identity.member) m`,
  `insert into search.boards (id, part, title, vector, ${DOCUMENT})
   select ${int('board_id')}, 0, ${text('name')}, search.vector(${text('name')}, ${text('description')}), e.occurred_at,
     array['known-board:' || ${int('board_id')}], '{}', '{}', '{}', null ${from('BoardCreated')}`,
  `insert into search.topics (id, part, title, vector, ${DOCUMENT})
   select id, 0, title, search.vector(title, ${plain('content')}), release_at, array['board:' || board_id],
     array['owner:' || author_id, 'role:admin'], '{}', '{}', null from community.topic`,
  `insert into search.topics (id, part, under, title, vector, ${DOCUMENT})
   select d.id, c.id, c.in_reply_to, '', search.vector('', ${plain('c.content')}), d.at, d.audience, d.owners, '{}', '{}', null
   from community.comment c join search.topics d on d.id = c.topic_id and d.part = 0`,
  ...['users', 'boards', 'topics'].map(
    (model) => `insert into search.${model}_words (word, titles)
      select word, count(*) from search.${model}, unnest(search.words(title)) word group by word`,
  ),
  // What may score, by the clocks of who never chose a zone; no rules are published, so that none of it is worth anything.
  `insert into gamification.deed (member_id, kind, thing, at, day, nth, undone)
   select member_id, kind, thing, at, day, row_number() over (partition by member_id, kind, day order by position), false
   from (select (e.data ->> 'author_id')::int as member_id, e.occurred_at as at, e.position,
           case e.type when 'TopicPosted' then 'topic_posted' else 'comment_posted' end as kind,
           e.data ->> case e.type when 'TopicPosted' then 'topic_id' else 'comment_id' end as thing,
           (e.occurred_at at time zone 'Europe/Amsterdam')::date as day
         from events.event e where e.type in ('TopicPosted', 'CommentPosted')) d`,
  `insert into gamification.standing (member_id, points, level_floor, streak, best_streak)
   select distinct member_id, 0, 0, 0, 0 from gamification.deed`,
  'analyze gamification.deed, gamification.standing',
  // Everything is taken in: projections go on from here.
  `insert into events.checkpoint (name, txid, position)
   select name, txid, position from unnest(array['community.feed', 'directory', 'search.users', 'search.boards', 'search.topics', 'messages.inbox',
       'gamification.ledger']) name,
     (select txid, position from events.event order by txid desc, position desc limit 1) last`,
];
