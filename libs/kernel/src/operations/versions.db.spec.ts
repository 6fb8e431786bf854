import sql from 'sql-template-tag';
import {
  count,
  type Counted,
  counterKernel,
  type CounterWorld,
  counterWorld,
} from '../../../../test/support/log/counter.ts';
import { until } from '../../../../test/support/until.ts';
import { asyncProjection, inlineProjection, type Kernel, NewerVersion, rebuildProjection } from '../index.ts';

let world: CounterWorld;
const failures: unknown[] = [];
const running: Kernel[] = [];

beforeEach(async () => {
  world = await counterWorld();
  await world.db.pool.query(
    'create table counting.seen (n int); create table counting.mine (stream text primary key, n int)',
  );
});
afterEach(async () => {
  for (const kernel of running.splice(0)) await kernel.dispatcher.stop();
  await world.close();
});

const SEEN = { name: 'counting.seen' };

/** A program whose two projections write a factor beside what is counted, so that its rows tell which one wrote them. */
function program(version: number): Kernel {
  const kernel = counterKernel(world.db, failures);
  const n = ({ data }: { data: Counted['data'] }) => data.n * 10 ** (version - 1);
  kernel.project(
    asyncProjection<Counted>({
      name: 'counting.seen',
      version,
      tables: ['counting.seen'],
      handles: { Counted: (event) => sql`insert into counting.seen values (${n(event)}::int)` },
    }),
    inlineProjection<Counted>({
      name: 'counting.mine',
      version,
      tables: ['counting.mine'],
      handles: {
        Counted: (event) => sql`insert into counting.mine values (${event.stream}, ${n(event)}::int)
          on conflict (stream) do update set n = excluded.n`,
      },
    }),
  );
  running.push(kernel);
  return kernel;
}

const seen = async () =>
  (await world.db.pool.query('select n from counting.seen order by n')).rows.map(({ n }) => n as number);
const mine = async () =>
  (await world.db.pool.query('select stream, n from counting.mine order by 1')).rows as unknown[];

describe('an older program beside a newer one', () => {
  it('writes nothing into rows that the newer one has filled, says so, and leaves them to it', async () => {
    const [older, newer] = [program(1), program(2)];
    await older.start();
    const { position } = await count(older, 'a');
    await older.dispatcher.caughtUp([SEEN], position!, 20_000);
    expect(await newer.start()).toEqual(['counting.seen', 'counting.mine']);

    await expect(count(older, 'a')).rejects.toThrow(NewerVersion);
    await expect(older.refuseNewer()).rejects.toThrow('counting.mine by version 2, not 1');
    const later = await count(newer, 'a');
    await newer.dispatcher.caughtUp([SEEN], later.position!, 20_000);
    // With nobody before it, the older one comes to the event, and leaves it.
    await newer.dispatcher.stop();
    await count(newer, 'a');
    await until('the older one has stepped aside', () => failures.some((error) => error instanceof NewerVersion));
    expect((await seen()).every((n) => n % 10 === 0)).toBe(true);
    expect(await mine()).toEqual([{ stream: 'a', n: 30 }]);
  });

  it('does not start, and takes nothing back, unless somebody rebuilds with it on purpose', async () => {
    const newer = program(2);
    await newer.start();
    const { position } = await count(newer, 'a');
    await newer.dispatcher.caughtUp([SEEN], position!, 20_000);
    await newer.dispatcher.stop();

    const older = program(1);
    await expect(older.start()).rejects.toThrow('A newer program has filled the read models');
    await expect(older.forgetErased([])).rejects.toThrow(NewerVersion);
    expect([await seen(), await mine()]).toEqual([[10], [{ stream: 'a', n: 10 }]]);

    for (const projection of older.projections) await rebuildProjection(world.db, older.store, projection);
    expect(await older.start()).toEqual([]);
    expect([await seen(), await mine()]).toEqual([[1], [{ stream: 'a', n: 1 }]]);
  });

  it('may write before the newer one has rebuilt: the rebuild takes that in', async () => {
    const older = program(1);
    await older.start();
    const newer = program(2);
    await count(newer, 'early');
    const { position } = await count(older, 'early');
    await older.dispatcher.caughtUp([SEEN], position!, 20_000);
    await newer.start();
    expect([await seen(), await mine()]).toEqual([[10, 20], [{ stream: 'early', n: 20 }]]);
  });
});
