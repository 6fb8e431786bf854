import { randomUUID } from 'node:crypto';

/**
 * Writes as a plain program makes them: what is needed is held, the event and the row are inserted, the answer is read, in one
 * transaction. The events are well formed, so that projections can take them in; nobody is told of them.
 */
const EVENT = `insert into events.event (stream_id, version, id, type, schema_version, data, meta, occurred_at)
  values ($1, 1, $2, $3, 1, $4, '{"actor_id": 2, "correlation_id": "bench-bare", "silent": true}', $5)`;

const AUTHOR = 2;

const kinds = {
  async comment(ask, { topicId, content }) {
    const [topic] = await ask(
      'hold-topic',
      `select nextval('community.post_id')::int as id, board_id, author_id from community.topic
       where id = $1 and status = 'open' and deleted_at is null for share`,
      [topicId],
    );
    const { id, board_id, author_id } = topic;
    const at = new Date();
    const ids = { comment_id: id, topic_id: topicId, board_id, author_id: AUTHOR, topic_author_id: author_id };
    const data = JSON.stringify({ ...ids, in_reply_to: null, content, excerpt: content.slice(3, 100) });
    await ask('event', EVENT, [`comment-${id}`, randomUUID(), 'CommentPosted', data, at]);
    await ask(
      'comment',
      `insert into community.comment (id, topic_id, author_id, content, excerpt, created_at, updated_at, version)
       values ($1, $2, $3, $4, $5, $6, $6, 1)`,
      [id, topicId, AUTHOR, content, content.slice(3, 100), at],
    );
    return ask('show-comment', `select row_to_json(c)::text as answer from community.comment c where id = $1`, [id]);
  },

  async message(ask, { threadId, content }) {
    const [{ id, recipients }] = await ask(
      'hold-thread',
      `select nextval('messages.message_id')::int as id, array_remove(participants, $2) as recipients from messages.thread
       where id = $1 for share`,
      [threadId, AUTHOR],
    );
    const ids = { message_id: id, thread_id: threadId, sender_id: AUTHOR, recipient_ids: recipients };
    const data = { ...ids, content, attachments: [], client_id: null };
    await ask('event', EVENT, [`message-${id}`, randomUUID(), 'MessageSent', JSON.stringify(data), new Date()]);
    return [{ answer: JSON.stringify(data) }];
  },

  async topic(ask, { title, content, channel_id }) {
    const [{ id, post_id }] = await ask(
      'hold-board',
      `select nextval('community.topic_id')::int as id, nextval('community.post_id')::int as post_id
       from community.board where id = $1 for share`,
      [channel_id],
    );
    const at = new Date();
    const written = { title, slug: `bare-${id}`, content, excerpt: content.slice(3, 200), post_type: 'text' };
    const data = JSON.stringify({ topic_id: id, post_id, board_id: channel_id, author_id: AUTHOR, ...written });
    await ask('event', EVENT, [`topic-${id}`, randomUUID(), 'TopicPosted', data, at]);
    await ask(
      'topic',
      `insert into community.topic (id, post_id, board_id, author_id, title, slug, content, excerpt, post_type, status,
                                    created_at, updated_at, release_at, version)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'text', 'open', $9, $9, $9, 1)`,
      [id, post_id, channel_id, AUTHOR, title, written.slug, content, written.excerpt, at],
    );
    return ask('show-topic', `select row_to_json(t)::text as answer from community.topic t where id = $1`, [id]);
  },

  /** Of opening posts, whose ids are their topics'. By a member of its own each, so that every like is a new one. */
  async like(ask, { postId }) {
    const [{ board_id, member_id }] = await ask(
      'hold-liked',
      `select board_id, 1000000 + nextval('bench.liker')::int as member_id from community.topic where post_id = $1 for share`,
      [postId],
    );
    const at = new Date();
    const data = JSON.stringify({ post_id: postId, member_id, topic_id: postId, board_id, comment_id: null });
    await ask('event', EVENT, [`like-${postId}-${member_id}`, randomUUID(), 'PostLiked', data, at]);
    await ask('like', `insert into community.post_like (post_id, member_id, liked_at) values ($1, $2, $3)`, [
      ...[postId, member_id, at],
    ]);
    return ask(
      'count-likes',
      `select json_build_object('likes_count', likes_count)::text as answer from community.feed_topic where topic_id = $1`,
      [postId],
    );
  },

  /** By a member of its own each, as with likes. */
  async join(ask, { eventId }) {
    const [{ member_id }] = await ask(
      'hold-event',
      `select 1000000 + nextval('bench.liker')::int as member_id from calendar.event e
       join calendar.seats s on s.event_id = e.id where e.id = $1 for update of e, s`,
      [eventId],
    );
    const at = new Date();
    const data = JSON.stringify({ event_id: eventId, member_id, was: null });
    await ask('event', EVENT, [`attendance-${eventId}-${member_id}`, randomUUID(), 'AttendeeJoined', data, at]);
    await ask(
      'attendance',
      `insert into calendar.attendance (event_id, member_id, status, since) values ($1, $2, 'going', $3)`,
      [eventId, member_id, at],
    );
    return ask(
      'seats',
      `update calendar.seats set going = going + 1 where event_id = $1 returning going::text as answer`,
      [eventId],
    );
  },

  /** Into attempts of its own, whose ids are those that are asked for, below zero: the API's go on undisturbed. */
  async answer(ask, { attemptId, question_id, question_option_id }) {
    const [{ quiz_id, member_id, answer_id }] = await ask(
      'hold-attempt',
      `select quiz_id, member_id, 1000000 + nextval('bench.liker')::int as answer_id from quizzes.attempt
       where id = $1 and status = 'open' for update`,
      [attemptId],
    );
    const at = new Date();
    const own = -attemptId;
    const ids = { attempt_id: own, quiz_id, member_id, answer_id, question_id };
    const data = JSON.stringify({ ...ids, option_id: question_option_id, answer: null });
    await ask('event', EVENT, [`bare-answer-${answer_id}`, randomUUID(), 'AttemptAnswered', data, at]);
    await ask(
      'answer',
      `insert into quizzes.answer (id, attempt_id, quiz_id, question_id, option_id, at) values ($1, $2, $3, $4, $5, $6)
       on conflict (attempt_id, question_id) do update set option_id = excluded.option_id, at = excluded.at`,
      [answer_id, own, quiz_id, question_id, question_option_id, at],
    );
    return ask(
      'show-attempt',
      `select json_agg(row_to_json(a))::text as answer from quizzes.answer a where a.attempt_id = $1`,
      [own],
    );
  },

  /** By a member of its own each, as with likes. */
  async vote(ask, { pollId, responses: [{ question_option_id: optionId }] }) {
    const [{ topic_id, member_id, response_id }] = await ask(
      'hold-poll',
      `select topic_id, 1000000 + nextval('bench.liker')::int as member_id, nextval('community.poll_response_id')::int as response_id
       from community.poll where id = $1 for share`,
      [pollId],
    );
    const at = new Date();
    const told = { poll_id: pollId, topic_id, member_id, single: true, public: false };
    const data = JSON.stringify({ ...told, added: [{ response_id, option_id: optionId }], removed: [] });
    await ask('event', EVENT, [`poll-response-${pollId}-${member_id}`, randomUUID(), 'PollAnswered', data, at]);
    await ask(
      'vote',
      `insert into community.poll_response (id, poll_id, option_id, member_id, single, public, responded_at)
       values ($1, $2, $3, $4, true, false, $5)`,
      [response_id, pollId, optionId, member_id, at],
    );
    return ask(
      'count-votes',
      `select json_agg(json_build_object('id', o.id, 'value', o.value, 'number_of_responses', coalesce(c.responses, 0)))::text as answer
       from community.poll_option o left join community.poll_count c on c.option_id = o.id where o.poll_id = $1`,
      [pollId],
    );
  },
};

function asked(method, path, body) {
  const [number] = /\d+(?=\/)/.exec(path.replace(/^\/api\/v\d/, '')) ?? [];
  if (path.endsWith('/messages')) return ['message', { threadId: Number(number), ...body }];
  if (path.endsWith('/comments')) return ['comment', { topicId: Number(number), ...body }];
  if (path.endsWith('/quiz-maker/responses')) {
    return ['answer', { attemptId: body.response_id, ...body.responses[0] }];
  }
  if (path.endsWith('/responses')) return ['vote', { pollId: Number(number), ...body }];
  if (path.endsWith('/join')) return ['join', { eventId: Number(number) }];
  if (method === 'PUT') return ['like', { postId: Number(number) }];
  return ['topic', body];
}

export async function writeOf(pool, method, path, body) {
  const [kind, input] = asked(method, path, body);
  const client = await pool.connect();
  const ask = async (name, text, values) => (await client.query({ name, text, values })).rows;
  try {
    await client.query('begin');
    const [row] = await kinds[kind](ask, input);
    await client.query('commit');
    return row?.answer ?? 'null';
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
