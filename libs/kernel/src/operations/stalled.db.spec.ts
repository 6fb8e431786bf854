import { z } from 'zod';
import sql from 'sql-template-tag';
import { createDatabase, type TestDatabase } from '../../../../test/support/servers/database.ts';
import { until } from '../../../../test/support/until.ts';
import { asyncProjection, Database, type DomainEvent, Kernel, stalledProcessors } from '../index.ts';

type Noted = DomainEvent<'Noted', { n: number }>;

const META = { actor_id: 7, correlation_id: 'stalled-test' };
const notes = asyncProjection<Noted>({
  name: 'notes',
  tables: ['public.note'],
  handles: { Noted: ({ data }) => sql`insert into public.note values (${data.n})` },
});

let database: TestDatabase;
let db: Database;
let kernel: Kernel;
beforeEach(async () => {
  database = await createDatabase({ verified: false });
  db = new Database(database.url);
  await db.pool.query('create table public.note (n int)');
  kernel = new Kernel(db, 'the secret of this installation', () => undefined);
  kernel.events({ Noted: z.object({ n: z.int() }) });
  kernel.project(notes);
});
afterEach(async () => {
  await kernel.dispatcher.stop();
  await db.close();
  await database.drop();
});

const note = (n: number) =>
  kernel.execute({
    decider: {
      initial: () => 0,
      decide: () => [{ type: 'Noted', data: { n } } as Noted],
      evolve: (count: number) => count + 1,
    },
    stream: `note-${n}`,
    meta: META,
    prepare: () => ({ command: null }),
  });
const noted = async () =>
  (await db.pool.query('select n from public.note order by n')).rows.map(({ n }) => n as number);

describe('an event that this program cannot read', () => {
  it('stops a processor right before it, which is told with place and reason, and goes on once it can be read', async () => {
    await note(1);
    await note(2);
    await note(3);
    await db.pool.query(`update events.event set schema_version = 2 where stream_id = 'note-2'`);
    await kernel.dispatcher.start();
    await until('what stands before it was taken in', async () => (await noted()).length === 1);
    const [stalled] = await stalledProcessors(db.pool, kernel.store);
    const { rows } = await db.pool.query(
      `select txid::text || '.' || position::text as position from events.event where stream_id = 'note-2'`,
    );
    expect(stalled).toEqual({
      processor: 'notes',
      position: rows[0].position,
      type: 'Noted',
      reason: 'Noted was recorded in version 2; this program knows 1',
    });
    await db.pool.query(`update events.event set schema_version = 1`);
    await until('it went on', async () => (await noted()).length === 3);
    expect(await stalledProcessors(db.pool, kernel.store)).toEqual([]);
  });
});
