import { setTimeout as sleep } from 'node:timers/promises';
import { effect, type DomainEvent, type PendingJob, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { directory } from '../../../apps/api/src/modules/identity/directory/directory.projection.ts';
import { Effects } from '../../../apps/api/src/platform/jobs/effects.ts';
import { pageOf } from '../../../apps/api/src/platform/jobs/leased.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

let api: TestApi;
let admin: Persona;
let effects: Effects;
let job: Omit<PendingJob, 'effect'>;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  effects = api.app.get(Effects);
  const [event] = await events(`type = 'MemberRegistered'`);
  job = { event_id: event!.id, stream: event!.stream_id, version: event!.version, due_at: null };
});
afterAll(() => api.close());

const events = async (where: string) =>
  (
    await api.kernel.db.pool.query<{ id: string; stream_id: string; version: number; meta: { reason?: string } }>(
      `select id, stream_id, version, meta from events.event where ${where} order by position`,
    )
  ).rows;
const named = (name: string) => effect<DomainEvent>(name);
/** Asks for an effect of the first member's registration, as a reactor and the queue do. */
async function ask(name: string): Promise<void> {
  await api.kernel.db.pool.query('insert into events.job (event_id, effect) values ($1, $2)', [job.event_id, name]);
  await effects.add({ ...job, effect: name }, `${name}-${job.event_id}`);
}
const isMade = async (name: string) =>
  (await api.kernel.db.pool.query('select from events.effect where effect = $1', [name])).rowCount === 1;
const isPending = async (name: string) =>
  (await api.kernel.db.pool.query('select from events.job where effect = $1', [name])).rowCount === 1;
const troubled = async () => (await admin.call('GET /api/v4/admin/effects')).body.data as { effect: string }[];
const path = async (to: string) => (await fetch(`${api.url}${to}`)).text();
const timePasses = (name: string, hours: number) =>
  api.kernel.db.pool.query(
    `update events.job set added_at = added_at - make_interval(hours => $2), retry_at = retry_at - make_interval(hours => $2),
       failing_since = failing_since - make_interval(hours => $2) where effect = $1`,
    [name, hours],
  );
/** The queue has given the job up, or has lost it. */
const forgotten = async (name: string) => {
  const { pool } = api.kernel.db;
  await pool.query('delete from bullmq.job where name = $1', [name]);
};

describe('an effect whose work fails', () => {
  it('is shown in readiness, metrics and the console, and is tried again after any outage', async () => {
    let tries = 0;
    let isAway = true;
    effects.perform(named('test-refund'), () => {
      tries += 1;
      return isAway ? Promise.reject(new Error('the provider is away')) : Promise.resolve();
    });
    await ask('test-refund');
    await until('it has failed twice', () => tries >= 2);
    await until('it is listed', async () => (await troubled()).length === 1);
    expect((await troubled())[0]).toMatchObject({ effect: 'test-refund', type: 'MemberRegistered' });
    const ready = JSON.parse(await path('/health/ready')) as object;
    expect(ready).toMatchObject({ status: 'ready', effects: [{ effect: 'test-refund', count: 1 }] });
    expect(await path('/metrics')).toContain('lyceum_effects_in_trouble{effect="test-refund"} 1');

    // An outage of two hours, in which the queue has forgotten the job.
    await forgotten('test-refund');
    await timePasses('test-refund', 2);
    isAway = false;
    await effects.reconcile();
    await until('it is made', () => isMade('test-refund'));
    expect(await troubled()).toEqual([]);
    expect(await path('/health/ready')).toBe('{"status":"ready"}');
    expect(await path('/metrics')).not.toContain('test-refund');
  });

  it('is tried at once, or dropped for ever, when an administrator says so and why', async () => {
    let tries = 0;
    let isAway = true;
    const work = () => {
      tries += 1;
      return isAway ? Promise.reject(new Error('away')) : Promise.resolve();
    };
    for (const name of ['test-retried', 'test-dropped']) effects.perform(named(name), work);
    const body = (name: string, reason = 'Repaired') => ({ body: { event_id: job.event_id, effect: name, reason } });
    const retry = (name: string, reason?: string) => admin.call('POST /api/v4/admin/effects/retry', body(name, reason));
    const drop = (name: string, reason?: string) => admin.call('POST /api/v4/admin/effects/drop', body(name, reason));

    await ask('test-retried');
    await until('it has failed', () => tries > 0);
    // The next try by itself is half an hour away, also where one more is under way.
    await api.kernel.db.pool.query(
      `update events.job set failures = 12, retry_at = now() + interval '30 minutes' where effect = 'test-retried'`,
    );
    await until('its failure is noted', async () => (await troubled()).some((each) => each.effect === 'test-retried'));
    isAway = false;
    expect((await retry('test-retried', ' ')).status).toBe(422);
    expect((await retry('test-retried')).status).toBe(200);
    await until('it is made', () => isMade('test-retried'));
    expect((await retry('test-retried')).status).toBe(404);

    isAway = true;
    await ask('test-dropped');
    await until('it is listed', async () => (await troubled()).some((each) => each.effect === 'test-dropped'));
    expect((await drop('test-dropped', 'Paid by hand')).status).toBe(200);
    expect((await drop('test-dropped')).status).toBe(404);
    const before = tries;
    await effects.add({ ...job, effect: 'test-dropped' }, 'late');
    await ask('test-behind');
    effects.perform(named('test-behind'), () => Promise.resolve());
    await until('the one behind it is made', () => isMade('test-behind'));
    expect([tries, await isPending('test-dropped')]).toEqual([before, false]);

    const told = await admin.call('GET /api/v4/admin/history/{kind}/{id}', { params: { kind: 'effects', id: 1 } });
    expect(told.body.data).toMatchObject([
      { type: 'EffectRetried', reason: 'Repaired', data: { effect: 'test-retried' } },
      { type: 'EffectDropped', reason: 'Paid by hand', data: { effect: 'test-dropped' } },
    ]);
  });

  it('of a name that this program does not know stays pending, and is shown', async () => {
    await ask('test-unknown');
    await until('it is listed', async () => (await troubled()).some((each) => each.effect === 'test-unknown'));
    await admin.call('POST /api/v4/admin/effects/drop', {
      body: { event_id: job.event_id, effect: 'test-unknown', reason: 'A test' },
    });
  });
});

describe('an effect that works outside of its transaction', () => {
  it('holds up nobody while another server takes its time', async () => {
    let answer: () => void = () => undefined;
    let isAsked = false;
    effects.perform(named('test-slow'), () => {
      isAsked = true;
      return new Promise<void>((resolve) => (answer = resolve));
    });
    await ask('test-slow');
    await until('the other server is asked', () => isAsked);
    await admin.call('PUT /api/v3/profile', { body: { first_name: 'Nieuw' } as never });
    const { position } = await api.kernel.execute({
      decider: {
        initial: () => 0,
        decide: () => [{ type: 'EffectRetried' as const, data: { event_id: job.event_id, effect: 'nothing' } }],
        evolve: () => 0,
      },
      stream: 'effects-2',
      meta: { actor_id: null, correlation_id: 'test-slow' },
      prepare: () => ({ command: {} }),
    });
    // Not one transaction holds back what was committed just now.
    expect(await api.kernel.dispatcher.caughtUp([directory], position!, 20_000)).toBe(true);
    const held = await api.kernel.store.readOn(api.kernel.db.pool, position!, 1);
    expect([held.isHeldBack, await isMade('test-slow')]).toEqual([false, false]);
    answer();
    await until('it is made', () => isMade('test-slow'));
  });

  it('is done once though its job comes three times at once', async () => {
    let times = 0;
    effects.perform(named('test-once'), async () => {
      times += 1;
      await sleep(200);
    });
    await ask('test-once');
    for (const id of ['second', 'third']) await effects.add({ ...job, effect: 'test-once' }, `test-once-${id}`);
    await until('it is made', () => isMade('test-once'));
    expect(times).toBe(1);
  });
});

describe('an effect for each of many', () => {
  it('goes on where it was broken off, and one that fails keeps none behind it from being done', async () => {
    const done: number[] = [];
    let fails = true;
    effects.performForEach(named('test-each'), {
      next: (_, behind, limit) =>
        Promise.resolve(
          Array.from({ length: 250 }, (__, index) => index + 1)
            .filter((id) => id > behind)
            .slice(0, limit),
        ),
      each: (_, id) => {
        if (id === 150 && fails) return Promise.reject(new Error('not this one'));
        return Promise.resolve(void done.push(id));
      },
    });
    await ask('test-each');
    await until('all the others are done', () => done.includes(250));
    expect([new Set(done).size, await isMade('test-each')]).toEqual([249, false]);
    fails = false;
    await until('it is made', () => isMade('test-each'));
    expect(new Set(done).size).toBe(250);
    // What was done before the one that failed is not done again.
    expect(done.filter((id) => id < 150)).toHaveLength(149);
  });

  it('writes page after page in transactions of their own, and each page once though one fails', async () => {
    await api.kernel.db.pool.query('create table public.page (id int, txid xid8 default pg_current_xact_id())');
    let fails = true;
    effects.handleInPages(named('test-pages'), {
      next: (_, behind) => Promise.resolve(behind < 3000 ? pageOf([1000, 2000, 3000], behind, 1) : []),
      write: async (_, [id], tx) => {
        await run(tx, sql`insert into public.page (id) values (${id})`);
        if (id === 2000 && fails) throw new Error('not this one');
      },
    });
    await ask('test-pages');
    await until('it has failed', async () => (await troubled()).some((each) => each.effect === 'test-pages'));
    fails = false;
    await until('it is made', () => isMade('test-pages'));
    const { rows } = await api.kernel.db.pool.query('select id, txid from public.page order by id');
    expect(rows.map(({ id }: { id: number }) => id)).toEqual([1000, 2000, 3000]);
    expect(new Set(rows.map(({ txid }: { txid: string }) => txid)).size).toBe(3);
    await api.kernel.db.pool.query('drop table public.page');
  });
});
