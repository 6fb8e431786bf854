import { subjectPaths, SUBJECTS } from '@lyceum/kernel';
import { z } from 'zod';
import { EventSubjects1763700000038 } from '../../../migrations/0038-event-subjects.ts';
import { takenAlong } from '../../support/content/data-exports.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makePoll, makeTopic } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';
import { vote } from '../../support/content/polls.ts';
import { comment } from '../../support/content/topics.ts';

/** Whole numbers in events that are nobody's id. One that is somebody's is declared as `memberId`. */
const OF_THINGS = new Set([
  ...['faq_id', 'request_id'],
  ...['points', 'most_per_day', 'xp', 'rank', 'threshold'],
  ...['package_version', 'number'],
  ...[
    'topic_id',
    'post_id',
    'comment_id',
    'in_reply_to',
    'board_id',
    'from_board_id',
    'parent_id',
    'level_id',
    'level_ids',
  ],
  ...[
    'poll_id',
    'quiz_id',
    'option_id',
    'option_ids',
    'response_id',
    'removed',
    'image',
    'id',
    'width',
    'height',
    'index',
  ],
  ...['rules_version', 'birthday_year'],
  // Bounds of a batch, which is about none of its members.
  ...['recount_id', 'members', 'done', 'after', 'up_to'],
  ...['thread_id', 'message_id', 'report_id', 'item_id', 'shown_ids', 'shown_versions', 'thing_id', 'size'],
  ...['decision_id', 'note_id'],
  ...['event_id', 'channel_id', 'group_id', 'category_id', 'trophy_id', 'invitation_id', 'reminder_id', 'file_id'],
  ...['capacity', 'place', 'duration'],
  ...['live_room_id', 'participant_id', 'empty_timeout', 'max_participants', 'max_hosts', 'empty_for', 'emptied'],
  ...['question_id', 'question_ids', 'attempt_id', 'answer_id', 'revision', 'number'],
  ...['threshold', 'timer', 'score', 'max', 'percentage', 'pending'],
  ...[
    'course_id',
    'certificate_id',
    ...['product_id', 'purchase_id', 'invoice_id', 'price_cents', 'vat_rate', 'amount_cents', 'year', 'serial'],
    ...['gross_cents', 'net_cents', 'vat_cents'],
    'module_id',
    'module_ids',
    'lesson_id',
    'lesson_ids',
    'prerequisite_ids',
    'unlock_days',
    'attempt_id',
  ],
  // Somebody’s, who is not to find it: docs/adr/0044.
  'blocked_id',
]);
const PERSON = /(^|_)(member|author|maker|actor|user|impersonator|administrator|owner)(_ids?)?$/;

let api: TestApi;
let admin: Persona;
let her: Persona;
let other: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  her = await api.member('ria');
  other = await api.member('otto');
});
afterAll(() => api.close());

async function ok(
  sent: Promise<{ status: number; body: unknown }>,
): Promise<{ data: { id: number; post_id: number } }> {
  const { status, body } = await sent;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as { data: { id: number; post_id: number } };
}

describe('an event that names a member', () => {
  interface Shape {
    type?: string | string[];
    enum?: unknown[];
    subject?: string;
    properties?: Record<string, Shape>;
    [more: string]: unknown;
  }
  /** Everything in a schema, by the name of the property that it stands in. */
  const parts = (shape: Shape, name = ''): { name: string; shape: Shape }[] => {
    const { properties = {}, ...rest } = shape;
    const inner = Object.values(rest)
      .flat()
      .filter((each): each is Shape => typeof each === 'object' && each !== null);
    return [
      { name, shape },
      ...inner.flatMap((each) => parts(each, name)),
      ...Object.entries(properties).flatMap(([key, each]) => parts(each, key)),
    ];
  };
  const partsOf = (schema: z.ZodType) => parts(z.toJSONSchema(schema, { metadata: SUBJECTS }) as Shape);

  it('says so in its schema: every id in every event is a member’s, or known to be a thing’s (promise 42)', () => {
    const types = [...api.kernel.types.all];
    expect(types.length).toBeGreaterThan(40);
    const undeclared = types.flatMap(([type, schema]) =>
      partsOf(schema)
        .filter(({ shape }) => shape.subject === undefined && shape.enum === undefined)
        .filter(
          ({ name, shape }) =>
            (shape.type === 'integer' && !OF_THINGS.has(name)) || (typeof shape.type === 'string' && PERSON.test(name)),
        )
        .map(({ name }) => `${type}: ${name}`),
    );
    expect(undeclared).toEqual([]);
  });

  it('says so where it is looked for', () => {
    for (const [type, schema] of api.kernel.types.all) {
      const declared = partsOf(schema).filter(({ shape }) => shape.subject !== undefined);
      expect([type, declared.length]).toEqual([type, subjectPaths(schema).length]);
    }
  });
});

describe('what a member takes along (promise 42)', () => {
  let topic: { id: number; post_id: number };
  let answer: number;
  let level: number;

  beforeAll(async () => {
    const boardId = await makeBoard(admin, 'Ovens');
    topic = await makeTopic(her, boardId, 'Tenmoku');
    const elsewhere = await makeTopic(other, boardId, 'Shino');
    level = (await ok(admin.call('POST /api/v4/admin/levels', { body: { name: 'Goud' } }))).data.id;
    const grant = { params: { id: her.id }, body: { level_id: level, reason: 'Otto vroeg erom' } };
    await ok(admin.call('POST /api/v4/admin/members/{id}/levels', grant));
    await ok(comment(other, topic.id, '<p>Onder ons gezegd</p>'));
    await ok(other.call('PUT /api/v4/posts/{id}/like', { params: { id: topic.post_id } }));
    answer = (await ok(comment(her, elsewhere.id))).data.id;
    await ok(other.call('PUT /api/v4/comments/{id}/accepted', { params: { id: answer }, body: { accepted: true } }));
    await ok(her.call('PUT /api/v4/posts/{id}/like', { params: { id: elsewhere.post_id } }));
    const poll = await makePoll(her, boardId, 'Waarop stook je?');
    await ok(vote(other, poll.id, poll.options[0]!));
    await ok(admin.call('PUT /comments/{id}', { params: { id: topic.post_id }, body: { slug: 'tenmoku-nieuw' } }));
    await ok(admin.call('DELETE /conversations/{id}', { params: { id: topic.id } }));
  });

  const taken = async () => {
    const along = await takenAlong(api, her);
    return { text: JSON.stringify(along), events: along.events };
  };

  it('holds what others have recorded about them', async () => {
    const { events } = await taken();
    const byOthers = events.filter(({ by_you }) => !by_you).map(({ type, data }) => ({ type, data: data as object }));
    const topic_id = topic.id;
    expect(byOthers).toEqual([
      { type: 'LevelGranted', data: expect.objectContaining({ member_id: her.id, level_id: level }) },
      // That somebody wrote under her topic and liked it: neither what nor who.
      { type: 'CommentPosted', data: expect.objectContaining({ topic_id, topic_author_id: her.id }) },
      { type: 'PostLiked', data: expect.objectContaining({ topic_id, post_author_id: her.id }) },
      { type: 'AnswerAccepted', data: expect.objectContaining({ comment_id: answer, answer_author_id: her.id }) },
      { type: 'TopicDetailsChanged', data: expect.objectContaining({ topic_id, slug: 'tenmoku-nieuw' }) },
      { type: 'TopicDeleted', data: expect.objectContaining({ topic_id }) },
    ]);
    const [, commented, liked] = byOthers;
    for (const key of ['content', 'excerpt', 'author_id']) expect(commented!.data).not.toHaveProperty(key);
    expect(liked!.data).not.toHaveProperty('member_id');
  });

  it('holds all that they have done, with whom it concerned', async () => {
    const { events } = await taken();
    const own = events.filter(({ by_you }) => by_you);
    expect(own.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['MemberRegistered', 'TopicPosted', 'CommentPosted', 'PostLiked', 'PollCreated']),
    );
    expect(own.find(({ type }) => type === 'PostLiked')!.data).toMatchObject({ post_author_id: other.id });
  });

  it('holds neither others’ words, nor why staff did what they did, nor what others answered in secret', async () => {
    const { text } = await taken();
    for (const secret of ['Onder ons', 'vroeg erom', 'otto', 'PollAnswered']) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
  });

  it('holds what was recorded before events named their subjects', async () => {
    const { events } = await taken();
    const named = async () =>
      (
        await api.kernel.db.pool.query<{ id: string; subjects: string[] | null }>(
          'select id, array(select unnest(subjects) order by 1) as subjects from events.event order by id',
        )
      ).rows;
    const before = await named();
    const migration = new EventSubjects1763700000038();
    const runner = { query: (text: string) => api.kernel.db.pool.query(text) } as never;
    await migration.down(runner);
    await migration.up(runner);
    expect(await named()).toEqual(before);
    expect((await taken()).events).toEqual(events);
  });
});
