import type { PoolClient } from 'pg';
import { counterWorld, type CounterWorld } from '../../../../test/support/log/counter.ts';
import { happens, mark, NOTE_TABLES, noteKernel, write } from '../../../../test/support/log/notes.ts';
import type { Database, Kernel, Recorded } from '../index.ts';

let world: CounterWorld;
let kernel: Kernel;
beforeEach(async () => {
  world = await counterWorld();
  await world.db.pool.query(NOTE_TABLES);
  kernel = noteKernel(world.db);
});
afterEach(() => world.close());

const subjects = async () =>
  (
    await world.db.pool.query<{ subjects: string[] | null }>('select subjects from events.event order by position')
  ).rows.map((row) => row.subjects);
async function pagesOf(subject: string, size?: number, db = world.db): Promise<(readonly Recorded[])[]> {
  const pages: (readonly Recorded[])[] = [];
  for await (const { events } of kernel.concerns.of(db, subject, size)) pages.push(events);
  return pages;
}
const concerning = async (subject: string) =>
  (await pagesOf(subject)).flat().map(({ stream, version }) => `${stream} ${version}`);

/** 1 writes about 2; 3 marks that; 2 writes; the house writes in 2's name, and about nobody. */
async function somethingHappens(): Promise<void> {
  await write(kernel, 1, 1, 2);
  await mark(kernel, 1, 3);
  await write(kernel, 2, 2);
  await happens(kernel, { type: 'NoteWritten', data: { note_id: 3, author_id: 2, text: 'Welcome' } }, null);
  await mark(kernel, 3, 3);
  await happens(kernel, { type: 'NoteMarked', data: { note_id: 9 } }, null, 'member-2');
}

describe('what concerns a member (promise 42)', () => {
  it('is what they have done, what names them, their own stream, and what others did in those that they began', async () => {
    await somethingHappens();
    expect(await subjects()).toEqual([['member-2'], null, null, ['member-2'], null, null]);
    expect(await concerning('member-1')).toEqual(['note-1 1', 'note-1 2']);
    expect(await concerning('member-2')).toEqual(['note-1 1', 'note-2 1', 'note-3 1', 'note-3 2', 'member-2 1']);
    expect(await concerning('member-3')).toEqual(['note-1 2', 'note-3 2']);
    expect(await kernel.concerns.streamsSealedFor(world.db.pool, ['member-2', 'member-3'])).toEqual([
      'note-2',
      'note-3',
    ]);
  });

  it('is found in what an older program appends, which names nobody', async () => {
    await somethingHappens();
    const named = await subjects();
    await world.db.pool.query('update events.event set subjects = default');
    expect(await subjects()).toEqual(Array.from({ length: 6 }, () => ['?']));
    expect(await concerning('member-2')).toHaveLength(5);
    expect(await subjects()).toEqual(named);
  });

  it('finds sealed streams without naming anybody, so that no request waits for the naming of an old log', async () => {
    await somethingHappens();
    await world.db.pool.query('update events.event set subjects = default');
    expect(await kernel.concerns.streamsSealedFor(world.db.pool, ['member-2'])).toEqual(['note-2', 'note-3']);
    expect(await subjects()).toEqual(Array.from({ length: 6 }, () => ['?']));
    expect([
      await kernel.concerns.nameSubjects(world.db.pool),
      await kernel.concerns.nameSubjects(world.db.pool),
    ]).toEqual([6, 0]);
  });

  it('is read in pages of a bounded size, in the global order, and leaves no cursor behind', async () => {
    await somethingHappens();
    const pages = await pagesOf('member-2', 2);
    expect(pages.map((page) => page.map(({ stream, version }) => `${stream} ${version}`))).toEqual([
      ['note-1 1', 'note-2 1'],
      ['note-3 1', 'note-3 2'],
      ['member-2 1'],
    ]);
    for await (const { events, total } of kernel.concerns.of(world.db, 'member-2', 2)) {
      expect([events.length, total]).toEqual([2, 5]);
      break;
    }
    // The connection is given back and may be used for the next cursor of the same name.
    expect(await pagesOf('member-2', 2)).toHaveLength(3);
    expect(world.db.repairs.idleCount).toBe(world.db.repairs.totalCount);
  });

  it('is found by indexes', async () => {
    await world.db.pool.query(
      `insert into events.event (stream_id, version, id, type, schema_version, data, meta, occurred_at, subjects)
       select 's-' || n, 1, gen_random_uuid(), 'NoteMarked', 1, '{"note_id": 1}', jsonb_build_object('actor_id', n % 500), now(),
              array['member-' || n % 700] from generate_series(1, 20000) n;
       analyze events.event`,
    );
    // One connection tells what it has read itself.
    const client = await world.db.pool.connect();
    const before = await scans(client);
    const onClient = { pool: client, repairs: { connect: async () => ({ ...bound(client), release() {} }) } };
    expect((await pagesOf('member-7', 50, onClient as unknown as Database)).map(({ length }) => length)).toEqual([
      50, 13,
    ]);
    expect(await kernel.concerns.streamsSealedFor(client, ['member-7', 'member-8'])).toEqual([]);
    expect(await scans(client)).toBe(before);
    client.release();
  });
});

const bound = (client: PoolClient) => ({ query: client.query.bind(client) });

/** How often the whole table of events was read. */
async function scans(client: PoolClient): Promise<number> {
  await client.query('select pg_stat_force_next_flush()');
  const { rows } = await client.query<{ n: number }>(
    `select coalesce(sum(seq_scan), 0)::int as n from pg_stat_user_tables where schemaname = 'events' and relname = 'event'`,
  );
  return rows[0]!.n;
}
