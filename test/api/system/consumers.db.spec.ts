import { asyncProjection, type DomainEvent, effect, processorLag, reactor } from '@lyceum/kernel';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { comment } from '../../support/content/topics.ts';
import { until } from '../../support/until.ts';

type Never = DomainEvent<'Never', object>;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  // As many modules as there may ever be, none of which cares for what happens here.
  await api.kernel.dispatcher.stop();
  for (let n = 0; n < 20; n += 1) {
    api.kernel.project(asyncProjection<Never>({ name: `test.idle-${n}`, tables: [], handles: { Never: () => [] } }));
    const asks = { Never: () => [{ effect: effect<Never>('never') }] };
    api.kernel.react(reactor<Never>({ name: `test.asks-${n}`, on: asks }), { add: () => Promise.resolve() });
  }
  await api.kernel.dispatcher.start();
});
afterAll(async () => {
  await api.kernel.db.pool.query(`delete from events.checkpoint where name like 'test.%'`);
  await api.close();
});

const atRest = () =>
  until('every checkpoint is where the log ends', async () =>
    (await processorLag(api.kernel.db.pool)).every(({ events }) => events === 0),
  );

/** How many transactions the consumers make for this: all of theirs are made on these connections. */
async function transactionsOf(act: () => Promise<{ status: number }>): Promise<number> {
  await atRest();
  let made = 0;
  const counted = (): void => void (made += 1);
  api.kernel.db.walks.on('acquire', counted);
  expect((await act()).status).toBeLessThan(300);
  await atRest();
  api.kernel.db.walks.off('acquire', counted);
  return made;
}

it('a like costs the consumers two transactions, and so does a comment, whatever the number of modules', async () => {
  const [admin, member] = [await api.member('founder', 'admin'), await api.member('liker')];
  const { id, post_id } = await makeTopic(admin, await makeBoard(admin, 'Glazuren'), 'Barsten');
  // The feed counts it, its author is to be told, and it may be worth points.
  expect(await transactionsOf(() => member.call('PUT /api/v4/posts/{id}/like', { params: { id: post_id } }))).toBe(2);
  // The search finds it as well.
  expect(await transactionsOf(() => comment(member, id))).toBe(2);
});

/**
 * Unique indexes that no projection declares as contested, by what keeps their violation from a caller. A new index stands
 * here or in `contested` of its projection.
 */
const SHIELDED: Record<string, readonly string[]> = {
  'the command refuses or answers by the index': [
    'calendar.category_name',
    'community.board_slug',
    'community.topic_birthday_once',
    'community.topic_introduction_once',
    'community.topic_slug',
    'commerce.purchase_running',
    'identity.credential_email',
    'identity.level_name',
    'identity.member_username',
    'messages.report_open',
    'moderation.item_of_thing',
    'quizzes.attempt_number',
    'quizzes.attempt_open',
    'support.faq_category_name',
  ],
  'the rows are one stream’s, whose versions are contested': [
    'certificates.certificate_held',
    'community.poll_response_once',
    'community.poll_response_single',
    'quizzes.answer_once',
    'rooms.participant_of_room',
  ],
  'the value is drawn from a sequence or at random': [
    'calendar.feed_token_hash_key',
    'certificates.certificate_code',
    'community.poll_topic_id_key',
    'community.topic_of_poll',
    'community.topic_post_id_key',
    'identity.api_token_token_hash_key',
    'identity.session_id_key',
    'identity.token_token_hash_key',
    'media.upload_key_key',
    'rooms.room_of_name',
  ],
  'a lock is held by whoever numbers': ['commerce.invoice_number', 'commerce.invoice_of_payment'],
  'the statement does nothing on conflict': ['mail.message_cause_key', 'media.upload_uuid', 'notifications.line_open'],
  'one processor alone writes it, in order': ['messages.message_place'],
};

it('every unique index is declared as contested, or shielded', async () => {
  const { rows } = await api.kernel.db.pool.query<{ name: string; schema: string }>(
    `select n.nspname as schema, c.relname as name from pg_index i
     join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where i.indisunique and not i.indisprimary and n.nspname !~ '^(pg_|events$|vault$|bullmq$|public$)'`,
  );
  const contested = api.kernel.projections.flatMap((projection) => projection.contested ?? []);
  const found = rows.filter(({ name }) => !contested.includes(name)).map(({ schema, name }) => `${schema}.${name}`);
  expect(found.sort()).toEqual(Object.values(SHIELDED).flat().sort());
  expect(contested.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});
