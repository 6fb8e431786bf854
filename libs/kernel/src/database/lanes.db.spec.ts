import { createDatabase, type TestDatabase } from '../../../../test/support/servers/database.ts';
import { Lanes } from './lanes.ts';

interface Answer {
  n: number;
  pid: number;
}

let database: TestDatabase;
let lanes: Lanes;
beforeEach(async () => {
  database = await createDatabase({ verified: false });
});
afterEach(async () => {
  await lanes.end();
  await database.drop();
});

const ask = async (n: number): Promise<Answer> => {
  const text = 'select $1::int as n, pg_backend_pid() as pid';
  return (await lanes.query<Answer & Record<string, unknown>>({ name: 'ask', text, values: [n] })).rows[0]!;
};
const fail = () => lanes.query({ text: 'select 1 / $1::int', values: [0] });
const numbers = Array.from({ length: 50 }, (_, n) => n);

describe.each([
  ['lanes', { together: false }],
  ['lanes that send together what is asked in one round', { together: true }],
])('%s', (_, settings) => {
  beforeEach(() => (lanes = new Lanes({ connectionString: database.url }, 2, settings)));

  it('give each of fifty at once its own answer, on two connections', async () => {
    const answers = await Promise.all(numbers.map(ask));
    expect(answers.map(({ n }) => n)).toEqual(numbers);
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2);
  });

  it('refuse what fails to whoever asked it, and to nobody else', async () => {
    const asked = await Promise.allSettled(numbers.map((n) => (n % 5 === 0 ? fail() : ask(n))));
    expect(asked.map(({ status }) => status)).toEqual(numbers.map((n) => (n % 5 === 0 ? 'rejected' : 'fulfilled')));
    expect(asked.flatMap((one) => (one.status === 'fulfilled' ? [(one.value as Answer).n] : []))).toEqual(
      numbers.filter((n) => n % 5 !== 0),
    );
  });

  it('fail what is under way on a connection that breaks, and go on with another', async () => {
    const before = await Promise.all(numbers.map(ask));
    const broken = before[0]!.pid;
    const slow = numbers.slice(0, 4).map(() => lanes.query({ text: 'select pg_sleep(20)', values: [] }));
    const ended = Promise.allSettled(slow);
    const other = new Lanes({ connectionString: database.url }, 1, settings);
    for (const { pid } of before.slice(0, 2))
      await other.query({ text: 'select pg_terminate_backend($1)', values: [pid] });
    expect((await ended).map(({ status }) => status)).toEqual(slow.map(() => 'rejected'));
    await other.end();

    const after = await Promise.all(numbers.map(ask));
    expect(after.map(({ n }) => n)).toEqual(numbers);
    expect(after.map(({ pid }) => pid)).not.toContain(broken);
  });
});
