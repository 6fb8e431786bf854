import { counterWorld, type CounterWorld } from '../../../../test/support/log/counter.ts';
import {
  log,
  mark,
  NOTE_TABLES,
  noteKernel,
  notes,
  shelves,
  words,
  write,
} from '../../../../test/support/log/notes.ts';
import { until } from '../../../../test/support/until.ts';
import { ProjectionConsumer } from '../consumers/consumer.ts';
import { Processor } from '../consumers/processor.ts';
import { type Kernel, type Projection, START, verifyProjection } from '../index.ts';

const AUTHORS = 10;
const NOTES = 200;
const TABLES = ['counting.note', 'counting.word', 'counting.shelf', 'counting.log'];

let world: CounterWorld;
let kernel: Kernel;
beforeEach(async () => {
  world = await counterWorld();
  await world.db.pool.query(NOTE_TABLES);
  kernel = noteKernel(world.db);
});
afterEach(async () => {
  await kernel.dispatcher.stop();
  await world.close();
});

/** Each author writes as many notes as any other, and somebody marks each. */
async function filled(): Promise<void> {
  await kernel.start();
  const ids = Array.from({ length: NOTES }, (_, index) => index + 1);
  await Promise.all(ids.map((id) => write(kernel, id, 1 + (id % AUTHORS)).then(() => mark(kernel, id, 99))));
  await settled();
}

async function settled(): Promise<void> {
  const { position } = await write(kernel, 1000, AUTHORS + 1);
  for (const each of [words, shelves, log]) await kernel.dispatcher.caughtUp([each], position!, 20_000);
}

const shredded = (...authors: number[]) =>
  Promise.all(authors.map((author) => kernel.vault.shred(world.db.pool, `member-${author}`)));
const says = async (author: number): Promise<string[]> => {
  const shown = [`says ${author}`, `${author}`];
  const found = await Promise.all(
    ['note', 'shelf', 'log'].map((table) =>
      world.db.pool.query(`select text from counting.${table} where text = $1`, [shown[0]]),
    ),
  );
  const word = await world.db.pool.query('select word as text from counting.word where word = $1', [shown[1]]);
  return [...found, word].flatMap(({ rows }) => rows.map(({ text }) => text as string));
};
const differences = async () => {
  const verdicts = await Promise.all(
    kernel.projections.map((projection) => verifyProjection(world.db, kernel.store, projection)),
  );
  return verdicts.flat().filter(({ onlyLive, onlyRebuilt }) => onlyLive + onlyRebuilt > 0);
};

/** Each row as it lies there: one that was written anew, equal or not, is another. */
const lying = async (table: string): Promise<Set<string>> => {
  const { rows } = await world.db.pool.query<{ row: string }>(
    `select concat(tableoid, ctid, xmin) as row from ${table}`,
  );
  return new Set(rows.map(({ row }) => row));
};

describe('rows of somebody whose key was destroyed (promise 42)', () => {
  it('are written anew, and only those; all is as if it had been filled anew', async () => {
    await filled();
    const before = new Map(await Promise.all(TABLES.map(async (table) => [table, await lying(table)] as const)));
    await shredded(3);
    expect(await kernel.forgetErased(['member-3'])).toEqual([
      { projection: 'counting.note', streams: 20 },
      { projection: 'counting.word', streams: 20 },
      { projection: 'counting.shelf', streams: 20 },
      { projection: 'counting.log', streams: 'all' },
    ]);
    const written = await Promise.all(
      TABLES.map(async (table) => [...(await lying(table))].filter((row) => !before.get(table)!.has(row)).length),
    );
    // What is erased has no words; one shelf shows a note of theirs; and the log cannot tell.
    expect(written).toEqual([20, 0, 1, NOTES + 1]);
    expect(await says(3)).toEqual([]);
    expect(await says(4)).not.toEqual([]);
    expect(await differences()).toEqual([]);
  });

  it('are forgotten together with those of others, and again without harm', async () => {
    await filled();
    await shredded(3, 5);
    for (let times = 0; times < 2; times += 1) await kernel.forgetErased(['member-3', 'member-5']);
    expect([...(await says(3)), ...(await says(5))]).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  it('lose nothing that is written to them meanwhile', async () => {
    await filled();
    await shredded(3);
    let isWriting = true;
    const writers = [1, 2, 3, 4].map(async (writer) => {
      for (let n = 0; isWriting; n += 1) await mark(kernel, 2 + ((n * AUTHORS) % NOTES), 100 + writer);
    });
    for (let times = 0; times < 5; times += 1) await kernel.forgetErased(['member-3']);
    isWriting = false;
    await Promise.all(writers);
    await settled();
    expect(await differences()).toEqual([]);
  });

  it('are forgotten by whoever goes on where it was cut short', async () => {
    await filled();
    await shredded(3);
    await world.db.pool.query(`
      create function counting.refuse() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
      create trigger killed before delete on counting.note for each row when (old.id = 152) execute function counting.refuse()`);
    // Their notes are more than are taken at once.
    await shredded(5, 7);
    const erased = ['member-3', 'member-5', 'member-7'];
    await expect(kernel.forgetErased(erased)).rejects.toThrow('killed');
    await world.db.pool.query('drop trigger killed on counting.note');
    await kernel.forgetErased(erased);
    expect((await Promise.all([3, 5, 7].map(says))).flat()).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  it('are not written again by somebody who had opened the events before', async () => {
    kernel = noteKernel(world.db, [notes, words]);
    await kernel.start();
    await kernel.dispatcher.stop();
    for (let id = 1; id <= 20; id += 1) await write(kernel, id, 3);
    // As an older program, or another process, does between reading and writing.
    const elsewhere = new Processor(world.db, new ProjectionConsumer(words, []));
    await elsewhere.begin();
    const opened = await kernel.store.readAll(world.db.pool, START, 100);
    await shredded(3);
    const forgetting = kernel.forgetErased(['member-3']);
    await until('it has come to the words', async () => {
      const { rows } = await world.db.pool.query(`select 1 from counting.note where text <> ''`);
      return rows.length === 0;
    });
    expect(await elsewhere.take(opened)).toHaveLength(20);
    expect(await forgetting).toEqual([
      { projection: 'counting.note', streams: 20 },
      { projection: 'counting.word', streams: 20 },
    ]);
    expect((await world.db.pool.query('select word from counting.word')).rows).toEqual([]);
    await kernel.dispatcher.start();
  });

  it('wait for a rebuild that may have read them before', async () => {
    kernel = noteKernel(world.db, [notes]);
    await kernel.start();
    await write(kernel, 1, 3);
    const rebuilding = await world.db.pool.connect();
    await rebuilding.query(`begin; select pg_advisory_xact_lock(hashtext('events.shadow'))`);
    await shredded(3);
    const forgetting = kernel.forgetErased(['member-3']);
    const text = async () => (await world.db.pool.query('select text from counting.note')).rows;
    await until('it waits, or has not', async () => {
      const { rows } = await world.db.pool.query(
        `select 1 from pg_locks l join pg_database d on d.oid = l.database
         where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`,
      );
      return rows.length > 0 || (await text())[0].text === '';
    });
    const meanwhile = await text();
    await rebuilding.query('commit');
    rebuilding.release();
    await forgetting;
    expect([meanwhile, await text()]).toEqual([[{ text: 'says 3' }], [{ text: '' }]]);
  });
});

describe('a projection that cannot tell', () => {
  const forgotten = async (projection: Projection, change: string) => {
    kernel = noteKernel(world.db, [projection]);
    await kernel.start();
    const { position } = await write(kernel, 1, 3);
    if (projection.mode === 'async') await kernel.dispatcher.caughtUp([projection], position!, 20_000);
    if (change) await world.db.pool.query(change);
    await shredded(3);
    const [told] = await kernel.forgetErased(['member-3']);
    expect(await says(3)).toEqual([]);
    return told!.streams;
  };

  it.each<[string, Projection, string]>([
    ['says nothing of this kind of streams', { ...notes, ofStream: { page: { 'counting.note': ['id'] } } }, ''],
    [
      'has the rows of an older version yet',
      { ...notes, version: 2 },
      `update events.projection set version = 1 where name = 'counting.note'`,
    ],
  ])('because it %s is filled anew as a whole', async (_, projection, change) => {
    expect(await forgotten(projection, change)).toBe('all');
  });

  it.each<Projection>([
    { ...shelves, rewrites: {} },
    { ...notes, ofStream: undefined },
  ])('what it rewrites for every personal event stops the start', async (lacking) => {
    await expect(noteKernel(world.db, [lacking]).start()).rejects.toThrow(
      `${lacking.name} does not say what is rewritten of NoteWritten`,
    );
  });

  it('holds a personal event of which nothing is kept, and leaves its rows alone', async () => {
    const heard: Projection = { ...notes, ofStream: undefined, rewrites: { NoteWritten: () => [] } } as Projection;
    kernel = noteKernel(world.db, [heard]);
    await kernel.start();
    await write(kernel, 1, 3);
    await shredded(3);
    expect(await kernel.forgetErased(['member-3'])).toEqual([{ projection: heard.name, streams: 1 }]);
  });
});
