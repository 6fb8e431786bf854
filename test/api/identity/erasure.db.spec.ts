import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { verifyProjection, whileLocked } from '@lyceum/kernel';
import { Erasure } from '../../../apps/api/src/modules/identity/index.ts';
import { MemberRecords } from '../../../apps/api/src/platform/records/member-records.ts';
import { takenAlong } from '../../support/content/data-exports.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard } from '../../support/content/boards.ts';
import { PASSWORD, type Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

/** Parts of what somebody leaves behind, each to be found nowhere afterwards. */
const CANARIES = Array.from({ length: 20 }, (_, index) => `kanarie${String(index).padStart(2, '0')}`);
type Ten = [string, string, string, string, string, string, string, string, string, string];
const [USERNAME, FIRST, LAST, RENAMED, BIO, TITLE, CONTENT, NEW_TITLE, NEW_CONTENT, COMMENT] = CANARIES as Ten;
const [REPLY, EDITED, TOKEN_NAME, AGENT, SLUG, META, UPLOAD, KEPT, GENDER, FORMER] = CANARIES.slice(10) as Ten;

/** Replies under a name, forgotten with whoever they were for; that somebody asked to be erased; the queue's own workers. */
const OTHERWISE = ['events.command', 'identity.erasure', 'bullmq.job'];

let api: TestApi;
let admin: Persona;
let leaver: Persona;
let other: Persona;
let topicId: number;
beforeAll(async () => {
  api = await startApi({ LOG_LEVEL: 'debug' });
  admin = await api.member('adminna', 'admin');
  other = await api.member('blijver');
  leaver = await api.member(USERNAME);
  await leaveTraces();
});
afterAll(() => api.close());

async function leaveTraces(): Promise<void> {
  const boardId = await makeBoard(admin, 'Ovens');
  const ok = async (sent: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await sent;
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body as { data: { id: number; post_id: number } };
  };
  await ok(leaver.call('PUT /api/v3/profile', { body: { first_name: FIRST, last_name: LAST, profile: BIO } }));
  await ok(leaver.call('PUT /api/v3/profile', { body: { username: RENAMED } }));
  const content = (text: string) => `<p>${text} en nog wat</p>`;
  const topic = await ok(
    leaver.call('POST /conversations', {
      body: { title: `${TITLE} ${SLUG} ${FORMER}`, content: content(CONTENT), channel_id: boardId },
    }),
  );
  topicId = topic.data.id;
  const edit = { params: { id: topic.data.post_id }, body: { title: NEW_TITLE, content: content(NEW_CONTENT) } };
  await ok(leaver.call('PUT /comments/{id}', edit));
  await ok(
    admin.call('PUT /comments/{id}', { params: edit.params, body: { slug: `nieuw-${META}`, meta_title: META } }),
  );
  const said = await ok(
    leaver.send(
      'POST',
      `/api/v3/topics/${topicId}/comments`,
      { content: content(COMMENT) },
      { 'idempotency-key': KEPT },
    ),
  );
  await ok(
    other.call('POST /api/v3/topics/{id}/comments', { params: { id: topicId }, body: { content: content('blijft') } }),
  );
  await ok(leaver.call('PUT /comments/{id}', { params: { id: said.data.id }, body: { content: content(EDITED) } }));
  const reply = { in_reply_to: said.data.id, content: content(REPLY) };
  await ok(leaver.call('POST /api/v3/topics/{id}/comments', { params: { id: topicId }, body: reply }));
  const draft = { params: { key: 'new:home' }, body: { content: { title: REPLY } } };
  await ok(leaver.call('PUT /api/v4/drafts/{key}', draft));
  await ok(leaver.call('PUT /conversations/{id}', { params: { id: topicId }, body: { favorited: 1 } }));
  await ok(
    leaver.call('POST /api/v4/tokens', { body: { name: TOKEN_NAME, scopes: ['read'], current_password: PASSWORD } }),
  );
  await api.kernel.db.pool.query('update identity.session set user_agent = $1 where member_id = $2', [
    AGENT,
    leaver.id,
  ]);
  await api.kernel.db.pool.query(
    'insert into identity.personal (member_id, gender) values ($1, $2) on conflict (member_id) do update set gender = $2',
    [leaver.id, GENDER],
  );
  await api.kernel.db.pool.query(
    `insert into media.upload (key, member_id, uuid, name, filetype, size, variants) values ('k', $1, gen_random_uuid(), $2, 'image/png', 1, '{}')`,
    [leaver.id, UPLOAD],
  );
}

/** Every row of every table, and every file below the data folder. */
async function everything(): Promise<string> {
  const { rows } = await api.kernel.db.pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const tables = await Promise.all(
    rows.map(async ({ schema, name }) => {
      const found = await api.kernel.db.pool.query<{ row: string }>(
        `select t::text as row from "${schema}"."${name}" t`,
      );
      return found.rows.map(({ row }) => `${schema}.${name}: ${row}`).join('\n');
    }),
  );
  return [...tables, ...filesBelow(api.dataDir)].join('\n');
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [`${path}: ${readFileSync(path, 'latin1')}`];
  });

const found = async () => {
  const text = await everything();
  return CANARIES.filter((canary) => text.includes(canary));
};

describe('a member who is erased (promise 42)', () => {
  it('had left traces that this test can see, none of them readable in the events', async () => {
    const traces = await found();
    expect(traces).toEqual(
      expect.arrayContaining([USERNAME, FIRST, RENAMED, BIO, NEW_TITLE, NEW_CONTENT, EDITED, AGENT, UPLOAD]),
    );
    const { rows } = await api.kernel.db.pool.query('select string_agg(e::text, $1) as text from events.event e', [
      '\n',
    ]);
    expect(CANARIES.filter((canary) => (rows[0].text as string).includes(canary))).toEqual([]);
  });

  it('could take everything along before', async () => {
    const taken = await takenAlong(api, leaver);
    const text = JSON.stringify(taken);
    const written = [
      USERNAME,
      FIRST,
      LAST,
      RENAMED,
      BIO,
      TITLE,
      CONTENT,
      NEW_TITLE,
      NEW_CONTENT,
      COMMENT,
      EDITED,
      TOKEN_NAME,
      GENDER,
      REPLY,
      AGENT,
      SLUG,
      FORMER,
      UPLOAD,
    ];
    expect(written.filter((canary) => !text.includes(canary))).toEqual([]);
    expect(text).not.toContain('blijft');
    // What they have kept for themselves, and what was kept for them: without their words nobody would miss it.
    const { kept } = taken;
    expect(kept.topic_marks).toMatchObject([{ topic_id: topicId, favorited_at: expect.any(String) }]);
    expect(kept.notifications).toMatchObject([{ type: 'comment', subject_kind: 'topic', subject_id: topicId }]);
    expect(kept.mails).not.toHaveLength(0);
    expect(kept.drafts).toMatchObject([{ key: 'new:home', content: { title: REPLY } }]);
  });

  it('is known of wherever something is kept of members', async () => {
    const { rows } = await api.kernel.db.pool.query<{ name: string }>(
      `select distinct table_schema || '.' || table_name as name from information_schema.columns
       where column_name ~ '(^|_)(member|author|maker|actor|user|impersonator|owner)(_id)?$|_by$'
         and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const projected = api.kernel.projections.flatMap(({ tables }) => tables);
    const registered = api.app.get(MemberRecords).all.flatMap(({ tables }) => tables);
    const known = new Set([...projected, ...registered, ...OTHERWISE]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  it('proves who they are first', async () => {
    const refused = await leaver.call('POST /api/v4/users/me/erase', { body: { current_password: 'another one' } });
    expect(refused.status).toBe(422);
    const without = await admin.call('POST /api/v4/admin/members/{id}/erase', { params: { id: other.id }, body: {} });
    expect(without.status).toBe(422);
    const self = await admin.call('POST /api/v4/users/me/erase', { body: { current_password: PASSWORD } });
    expect(self.status).toBe(409);
  });

  it('is out at once, and afterwards nowhere: not in a table, a file or the log', async () => {
    // Under a name, whose reply could not be kept for somebody who is gone.
    const proof = { current_password: PASSWORD };
    const done = await leaver.send('POST', '/api/v4/users/me/erase', proof, { 'idempotency-key': 'farewell' });
    expect(done.status).toBe(200);
    expect((await leaver.call('GET /api/v3/profile/me')).status).toBe(401);
    await api.app.get(Erasure).finish();
    expect(await found()).toEqual([]);
    const marks = await api.kernel.db.pool.query('select 1 from community.topic_mark where member_id = $1', [
      leaver.id,
    ]);
    expect(marks.rowCount).toBe(0);
  });

  it('leaves a gap in the conversation, and not a hole: others’ words stay', async () => {
    const topic = await other.call('GET /api/v3/topics/{id}', { params: { id: String(topicId) } });
    expect([topic.status, topic.body.data.user.name]).toEqual([200, 'Deleted member']);
    const comments = await other.call('GET /api/v3/topics/{id}/comments', { params: { id: topicId } });
    expect(JSON.stringify(comments.body)).toContain('blijft');
    expect(comments.body.data).toHaveLength(2);
  });

  it('is as little in what is rebuilt from the events', async () => {
    for (const projection of api.kernel.projections) {
      const verdicts = await verifyProjection(api.kernel.db, api.kernel.store, projection);
      for (const { table, onlyLive, onlyRebuilt } of verdicts)
        expect([table, onlyLive, onlyRebuilt]).toEqual([table, 0, 0]);
    }
    expect(await found()).toEqual([]);
  });

  it('is erased once; nobody can write in their name', async () => {
    const again = await admin.call('POST /api/v4/admin/members/{id}/erase', {
      params: { id: leaver.id },
      body: { reason: 'Asked by letter' },
    });
    expect(again.status).toBe(404);
  });
});

it('one process at a time finishes erasures', async () => {
  const { pool } = api.kernel.db;
  const gone = await api.member('gaat-weg');
  const body = { reason: 'Asked by letter' };
  await admin.call('POST /api/v4/admin/members/{id}/erase', { params: { id: gone.id }, body });
  const erasures = api.app.get(Erasure);
  const unfinished = () => pool.query('select from identity.erasure where finished_at is null');
  let finishing = Promise.resolve();
  await whileLocked(pool, 'finish-erasures', async () => {
    finishing = erasures.finish();
    await until('it waits for the other process', async () => {
      const waiting = `select from pg_locks l join pg_database d on d.oid = l.database
        where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`;
      return (await pool.query(waiting)).rowCount === 1;
    });
    expect((await unfinished()).rowCount).toBe(1);
  });
  await finishing;
  expect((await unfinished()).rowCount).toBe(0);
});

describe('an erasure that cannot be finished', () => {
  it('holds up no other, fails for all to see, and is taken up again', async () => {
    const [stuck, free] = [await api.member('blijft-haken'), await api.member('gaat-heen')];
    const erasures = api.app.get(Erasure);
    let isBroken = true;
    api.app.get(MemberRecords).keep({
      ...{ name: 'a broken module', tables: [], take: () => [] },
      erase: (memberId) =>
        isBroken && memberId === stuck.id ? Promise.reject(new Error('no such disk')) : Promise.resolve(),
    });
    for (const { id } of [stuck, free]) {
      const body = { reason: 'Asked by letter' };
      expect((await admin.call('POST /api/v4/admin/members/{id}/erase', { params: { id }, body })).status).toBe(200);
    }
    const unfinished = async () =>
      (await api.kernel.db.pool.query('select member_id from identity.erasure where finished_at is null')).rows;
    await expect(erasures.finish()).rejects.toThrow('could not be finished');
    expect(await unfinished()).toEqual([{ member_id: stuck.id }]);
    isBroken = false;
    await erasures.finish();
    expect(await unfinished()).toEqual([]);
  });
});
