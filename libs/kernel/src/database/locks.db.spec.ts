import { createDatabase } from '../../../../test/support/servers/database.ts';
import { Database } from './database.ts';
import { unlessLocked, whileLocked } from './locks.ts';

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createDatabase({ verified: false });
  db = new Database(database.url);
  drop = database.drop;
});
afterAll(async () => {
  await db.close();
  await drop();
});

describe('a lock by name', () => {
  it('is taken by one after the other', async () => {
    const order: string[] = [];
    const turn = (name: string) =>
      whileLocked(db.pool, 'a job', async (client) => {
        order.push(`${name} begins`);
        await client.query('select 1');
        order.push(`${name} ends`);
      });
    await Promise.all([turn('one'), turn('two'), turn('three')]);
    expect(order.map((text) => text.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
  });

  it('is left alone by who does not wait', async () => {
    const worked: string[] = [];
    const work = (name: string) => () => Promise.resolve(void worked.push(name));
    await whileLocked(db.pool, 'a job', async () => {
      expect(await unlessLocked(db.pool, 'a job', work('same'))).toBe(false);
      expect(await unlessLocked(db.pool, 'another job', work('other'))).toBe(true);
    });
    expect(await unlessLocked(db.pool, 'a job', work('later'))).toBe(true);
    expect(worked).toEqual(['other', 'later']);
  });

  it('is given back by work that fails', async () => {
    const fails = () => Promise.reject(new Error('no such disk'));
    await expect(whileLocked(db.pool, 'a job', fails)).rejects.toThrow('no such disk');
    await expect(unlessLocked(db.pool, 'a job', fails)).rejects.toThrow('no such disk');
    expect(await unlessLocked(db.pool, 'a job', () => Promise.resolve())).toBe(true);
  });
});
