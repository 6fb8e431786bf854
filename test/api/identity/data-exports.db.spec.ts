import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_ROWS } from '@lyceum/kernel';
import { ExportWorker } from '../../../apps/api/src/modules/identity/exports/export.worker.ts';
import { Exports } from '../../../apps/api/src/modules/identity/exports/exports.ts';
import { Erasure } from '../../../apps/api/src/modules/identity/index.ts';
import { type Storage, STORAGE } from '../../../apps/api/src/modules/media/index.ts';
import { anotherDay, exportReady, takenAlong } from '../../support/content/data-exports.ts';
import { mailsTo, mailTo } from '../../support/mails.ts';
import { PASSWORD, type Persona } from '../../support/persona.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { until } from '../../support/until.ts';

const MANY = 20_000;

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const ask = (who: Persona, renew = false) => who.call('POST /api/v4/users/me/export', { body: { renew } });
const show = async (who: Persona) => (await who.call('GET /api/v4/users/me/export')).body.data;
const download = (who: Persona) => who.call('GET /api/v4/users/me/export/file');
const folder = () => join(api.dataDir, 'files', 'exports');
const files = () => (existsSync(folder()) ? readdirSync(folder()).sort() : []);
const query = (text: string, ...values: unknown[]) => api.kernel.db.pool.query(text, values);
const worker = () => api.app.get(ExportWorker);
const storage = () => api.app.get<Storage>(STORAGE);

/** Stops every export at its first chunk until it is let go. */
function heldExports(): { release: () => void } {
  const put = storage().putStream.bind(storage());
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  jest.spyOn(storage(), 'putStream').mockImplementation((name, chunks, type) =>
    put(
      name,
      (async function* () {
        for await (const chunk of chunks) {
          await released;
          yield chunk;
        }
      })(),
      type,
    ),
  );
  return { release };
}

async function hasDoneMuch(who: Persona): Promise<void> {
  await query(
    `insert into events.event (stream_id, version, id, type, schema_version, data, meta, occurred_at, subjects)
     select 'member-' || $1, 1000 + n, gen_random_uuid(), 'MemberUnbanned', 1, jsonb_build_object('member_id', $1::int),
            jsonb_build_object('actor_id', $1::int, 'correlation_id', 'many', 'silent', true), now(), null
     from generate_series(1, $2::int) n`,
    who.id,
    MANY,
  );
  // As the projection would, which these events have passed by.
  await query('update identity.member set version = 1000 + $2::int where id = $1', who.id, MANY);
}

describe('an export of a busy member (promise 42)', () => {
  it('is read and written in pages of a bounded size, and holds every event once', async () => {
    const busy = await api.member('druk');
    await hasDoneMuch(busy);
    const read = jest.spyOn(api.kernel.store, 'readWhere');
    const taken = await takenAlong(api, busy);
    const pages = await Promise.all(read.mock.results.map(({ value }) => value as Promise<unknown[]>));
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(PAGE_ROWS);
    expect(pages.length).toBeGreaterThanOrEqual(MANY / PAGE_ROWS);
    const ids = taken.events.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(MANY);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await show(busy)).toMatchObject({ status: 'ready', progress: { done: ids.length, total: ids.length } });
  });
});

describe('asking for an export', () => {
  it('begins one export, however often and however many at once ask', async () => {
    const member = await api.member('vraagt');
    expect(await show(member)).toBeNull();
    const held = heldExports();
    const answers = await Promise.all([ask(member), ask(member), ask(member, true)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.asked_at)).size).toBe(1);
    expect(await show(member)).toMatchObject({ status: 'preparing', ready: null });
    expect((await download(member)).status).toBe(404);
    held.release();
    const ready = await exportReady(member);
    expect((await ask(member)).body.data).toEqual(ready);
    const file = await download(member);
    expect([file.status, Number(file.headers.get('content-length'))]).toEqual([200, ready.ready!.size]);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="lyceum-[\d-]+\.json"$/);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    await mailTo(admin, 'vraagt@example.test', 'Your data is ready to download');
    const mails = await mailsTo(admin, 'vraagt@example.test');
    expect(mails.filter(({ subject }) => subject.startsWith('Your data'))).toHaveLength(1);
  });

  it('refuses a new one within a day, and says when, and replaces the file after that', async () => {
    const member = await api.member('nogeens');
    await takenAlong(api, member);
    const { ready } = await show(member);
    const before = files();
    const refused = await ask(member, true);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      `You can ask for a new file from ${ready.renewable_at}.`,
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    await takenAlong(api, member);
    expect(files()).toHaveLength(before.length);
    expect(files()).not.toEqual(before);
  });

  it('prepares one at a time in a process', async () => {
    const [one, two] = [await api.member('een'), await api.member('twee')];
    const held = heldExports();
    await ask(one);
    await ask(two);
    // Not awaited: it may be the one that prepares, and is held.
    const prepared = worker().prepareAll();
    await until('one is under way', async () => jest.mocked(storage().putStream).mock.calls.length === 1);
    const { rows } = await query('select count(*)::int as n from identity.export where leased_until > now()');
    expect(rows).toEqual([{ n: 1 }]);
    held.release();
    await prepared;
    await exportReady(one);
    await exportReady(two);
  });

  it('is for the member alone', async () => {
    const [owner, other] = [await api.member('eigenaar'), await api.member('vreemde')];
    await takenAlong(api, owner);
    expect([await show(other), (await download(other)).status, (await download(admin)).status]).toEqual([
      null,
      404,
      404,
    ]);
    expect((await download(api.guest())).status).toBe(401);
  });
});

describe('an export that is broken off', () => {
  it('begins anew after a crash, and leaves no half file', async () => {
    const member = await api.member('gestopt');
    const run = randomUUID();
    const before = files().length;
    mkdirSync(folder(), { recursive: true });
    writeFileSync(join(folder(), `${run}.json.0123456789ab`), '{"kept":{');
    await query(
      `insert into identity.export (member_id, run, leased_until, done, total) values ($1, $2, now() - interval '1 second', 5, 9)`,
      member.id,
      run,
    );
    expect((await download(member)).status).toBe(404);
    await worker().prepareAll();
    await exportReady(member);
    expect((await download(member)).status).toBe(200);
    expect(files()).toHaveLength(before + 1);
    expect(files().filter((name) => name.startsWith(run))).toEqual([]);
  });

  it('leaves an export to the worker that has it', async () => {
    const member = await api.member('elders');
    await query(
      `insert into identity.export (member_id, run, leased_until) values ($1, gen_random_uuid(), now() + interval '1 minute')`,
      member.id,
    );
    await worker().prepareAll();
    expect(await show(member)).toMatchObject({ status: 'preparing' });
    await query('delete from identity.export where member_id = $1', member.id);
  });

  it('is tried again after a failure, which leaves no file', async () => {
    const member = await api.member('mislukt');
    const before = files();
    jest.spyOn(storage(), 'putStream').mockRejectedValueOnce(new Error('no space left'));
    await ask(member);
    const failed = () => query('select error, failures from identity.export where member_id = $1', member.id);
    await until('it has failed', async () => (await failed()).rows[0].failures === 1);
    expect((await failed()).rows).toEqual([{ error: 'no space left', failures: 1 }]);
    expect([await show(member), files()]).toMatchObject([{ status: 'preparing' }, before]);
    await query('update identity.export set retry_at = now() where member_id = $1', member.id);
    await worker().prepareAll();
    await exportReady(member);
  });
});

describe('the end of an export', () => {
  it('expires after seven days: the file is removed, and a new one can be asked for', async () => {
    const member = await api.member('verlopen');
    await takenAlong(api, member);
    const { ready } = await show(member);
    expect(Date.parse(ready.expires_at) - Date.parse(ready.at)).toBe(7 * 86_400_000);
    const before = files().length;
    await query(`update identity.export set expires_at = now() where member_id = $1`, member.id);
    expect([await show(member), (await download(member)).status]).toEqual([null, 404]);
    await api.app.get(Exports).expire();
    expect(files()).toHaveLength(before - 1);
    expect((await ask(member)).status).toBe(200);
    await exportReady(member);
  });

  it('is removed with its member, also while it is prepared', async () => {
    const [ready, busy] = [await api.member('klaar'), await api.member('bezig')];
    const before = files();
    await takenAlong(api, ready);
    const held = heldExports();
    await ask(busy);
    await until('it is written', () => files().length === before.length + 2);
    for (const who of [ready, busy]) {
      const body = { current_password: PASSWORD };
      expect((await who.call('POST /api/v4/users/me/erase', { body })).status).toBe(200);
    }
    setTimeout(held.release, 200);
    await until('both are erased', async () => {
      await api.app.get(Erasure).finish();
      const { rows } = await query('select 1 from identity.export where member_id = any($1)', [ready.id, busy.id]);
      return rows.length === 0;
    });
    expect(files()).toEqual(before);
    expect(await mailsTo(admin, 'bezig@example.test')).toEqual([]);
  });

  it('waits a day from when it was ready, not from when it was asked for', async () => {
    const member = await api.member('wacht');
    await takenAlong(api, member);
    await query(`update identity.export set asked_at = now() - interval '3 days' where member_id = $1`, member.id);
    expect((await ask(member, true)).status).toBe(429);
    await anotherDay(api, member.id);
    expect((await ask(member, true)).body.data).toMatchObject({ status: 'preparing' });
    await exportReady(member);
  });
});
