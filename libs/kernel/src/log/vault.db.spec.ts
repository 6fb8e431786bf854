import { z } from 'zod';
import { createDatabase, type TestDatabase } from '../../../../test/support/servers/database.ts';
import { Database, type DomainEvent, ErasedSubject, Kernel, rewrapKeys, WrongSecret } from '../index.ts';

type Wrote = DomainEvent<'Wrote', { member_id: number; name: string; text: string; count: number }>;

const CANARY = 'canary-7f3a';
const META = { actor_id: 7, correlation_id: 'vault-test' };
const SECRET = 'the secret of this installation';
const personal = {
  Wrote: {
    subject: ({ member_id }: Wrote['data']) => `member-${member_id}`,
    erased: ({ member_id }: Wrote['data']) => ({ name: `deleted-${member_id}`, text: '' }),
  },
};

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await createDatabase({ verified: false });
  db = new Database(database.url);
});
afterEach(async () => {
  await db.close();
  await database.drop();
});

function kernelWith(secret = SECRET): Kernel {
  const kernel = new Kernel(db, secret, () => undefined);
  const shape = z.object({ member_id: z.int(), name: z.string(), text: z.string(), count: z.int() });
  kernel.events({ Wrote: shape }, { personal });
  return kernel;
}

const write = (kernel: Kernel, stream: string, memberId = 7) =>
  kernel.execute({
    decider: {
      initial: () => 0,
      decide: () => [
        { type: 'Wrote', data: { member_id: memberId, name: `Anna ${CANARY}`, text: CANARY, count: 3 } } as Wrote,
      ],
      evolve: () => 1,
    },
    stream,
    meta: META,
    prepare: () => ({ command: {} }),
  });

const stored = async () => JSON.stringify((await db.pool.query('select data, meta, stream_id from events.event')).rows);
const texts = async (kernel: Kernel, stream: string) =>
  (await kernel.store.read(db.pool, stream)).map(({ data }) => (data as Wrote['data']).text);

describe('personal fields of events (promise 42)', () => {
  it('lie sealed in the table, and read as they were written', async () => {
    const kernel = kernelWith();
    await write(kernel, 'note-1');
    expect(await stored()).not.toContain(CANARY);
    const [event] = await kernelWith().store.read(db.pool, 'note-1');
    expect(event!.data).toEqual({ member_id: 7, name: `Anna ${CANARY}`, text: CANARY, count: 3 });
  });

  it('read as erased once the key is destroyed, at once and in every process; others stay', async () => {
    const [kernel, elsewhere] = [kernelWith(), kernelWith()];
    await write(kernel, 'note-1');
    await write(elsewhere, 'note-2', 8);
    expect(await texts(elsewhere, 'note-1')).toEqual([CANARY]);
    await kernel.vault.shred(db.pool, 'member-7');
    const [event] = await elsewhere.store.read(db.pool, 'note-1');
    expect(event!.data).toEqual({ member_id: 7, name: 'deleted-7', text: '', count: 3 });
    expect(await texts(elsewhere, 'note-2')).toEqual([CANARY]);
    await expect(write(kernel, 'note-3')).rejects.toBeInstanceOf(ErasedSubject);
  });

  it('stay closed to whoever has the database, but not the secret', async () => {
    await write(kernelWith(), 'note-1');
    await expect(kernelWith('another secret').store.read(db.pool, 'note-1')).rejects.toThrow();
  });

  it('keep their key when the transaction that first used it is rolled back', async () => {
    const kernel = kernelWith();
    const undone = kernel.transaction(async (tx) => {
      const events = kernel.store.prepare(
        'note-1',
        0,
        [{ type: 'Wrote', data: { member_id: 7, name: 'A', text: 'undone', count: 1 } }],
        META,
        new Date(),
      );
      await kernel.store.append(tx, events);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await write(kernel, 'note-2');
    expect(await texts(kernelWith(), 'note-2')).toEqual([CANARY]);
  });
});

describe('events of an older shape', () => {
  const rename = {
    type: 'Wrote',
    fromVersion: 1,
    up: ({ body, ...rest }: Record<string, unknown>) => ({ ...rest, text: body }),
  };

  it('are read in the present one', async () => {
    const old = new Kernel(db, SECRET, () => undefined);
    old.events({ Wrote: z.object({ body: z.string() }) });
    await old.execute({
      decider: { initial: () => 0, decide: () => [{ type: 'Wrote', data: { body: 'hello' } }], evolve: () => 1 },
      stream: 's',
      meta: META,
      prepare: () => ({ command: {} }),
    });
    const now = new Kernel(db, SECRET, () => undefined);
    now.events({ Wrote: z.object({ text: z.string() }) }, { upcasters: [rename] });
    const [event] = await now.store.read(db.pool, 's');
    expect([event!.data, event!.schemaVersion]).toEqual([{ text: 'hello' }, 2]);
    const [written] = now.store.prepare('s', 1, [{ type: 'Wrote', data: { text: 'new' } }], META, new Date());
    expect(written!.schemaVersion).toBe(2);
  });

  it('recorded by a newer program stop an older one, which would misread them', async () => {
    const newer = new Kernel(db, SECRET, () => undefined);
    newer.events({ Wrote: z.object({ text: z.string() }) }, { upcasters: [rename] });
    await newer.execute({
      decider: { initial: () => 0, decide: () => [{ type: 'Wrote', data: { text: 'new' } }], evolve: () => 1 },
      stream: 's',
      meta: META,
      prepare: () => ({ command: {} }),
    });
    const older = new Kernel(db, SECRET, () => undefined);
    older.events({ Wrote: z.object({ body: z.string() }) });
    await expect(older.store.read(db.pool, 's')).rejects.toThrow('recorded in version 2');
  });
});

describe('another secret of the installation', () => {
  it('opens all that was sealed before, the former one nothing; whoever was erased stays so', async () => {
    const kernel = kernelWith();
    await write(kernel, 'note-1');
    await write(kernel, 'note-2', 8);
    await kernel.vault.shred(db.pool, 'member-8');
    expect(await rewrapKeys(db, SECRET, 'the next secret of this installation')).toBe(1);
    const next = kernelWith('the next secret of this installation');
    expect([await texts(next, 'note-1'), await texts(next, 'note-2')]).toEqual([[CANARY], ['']]);
    await write(next, 'note-3');
    expect(await texts(next, 'note-3')).toEqual([CANARY]);
    await expect(texts(kernelWith(), 'note-1')).rejects.toThrow();
  });

  it('is refused, and changes nothing, where the former one is not that of the keys', async () => {
    await write(kernelWith(), 'note-1');
    await expect(rewrapKeys(db, 'not the secret of this installation', SECRET)).rejects.toThrow(WrongSecret);
    expect(await texts(kernelWith(), 'note-1')).toEqual([CANARY]);
  });
});
