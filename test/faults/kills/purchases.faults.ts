import { insist } from '../../support/faults/insist.ts';
import { Installation } from '../../support/servers/installation.ts';
import { killedMeanwhile } from '../../support/faults/kills.ts';
import { Persona } from '../../support/persona.ts';
import { buys, pays, sold } from '../../support/content/shop.ts';
import { until } from '../../support/until.ts';

const PURCHASES = Number(process.env.SOAK_PURCHASES ?? 20);
const KILLS = Number(process.env.SOAK_KILLS ?? 4);
const LONGEST_MS = 120_000 + PURCHASES * 2000;
jest.setTimeout(300_000 + PURCHASES * 4000 + KILLS * 60_000);

let installation: Installation;
beforeAll(async () => void (installation = await Installation.start()));
afterAll(() => installation?.discard());

const count = async (text: string, values: unknown[] = []): Promise<number> =>
  (await installation.query<{ n: number }>(`select count(*)::int as n from ${text}`, values))[0]!.n;

it(`promises 1 and 13: ${PURCHASES} purchases over ${KILLS} kills of API and worker: each is paid once, with one invoice and one level, and no number is missing`, async () => {
  const admin = await installation.person('admin');
  const { product, level } = await sold(admin);
  const people: Persona[] = [];
  for (let n = 0; n < PURCHASES; n += 1) {
    const who = new Persona(installation.url);
    await who.register(`koper${n}`);
    people.push(who);
  }
  await killedMeanwhile({ installation, kills: KILLS, longestMs: LONGEST_MS }, people, async (who) => {
    const begun = await insist('buying', () => buys(who, product));
    const { checkout_url } = (begun.body as { data: { checkout_url: string } }).data;
    await insist('paying', () => pays(who, checkout_url));
  });
  const ids = people.map(({ id }) => id);
  const held = () => count('identity.member_level where level_id = $1 and member_id = any($2)', [level, ids]);
  await until('all have their level', async () => (await held()) === PURCHASES, LONGEST_MS);
  expect(await count(`commerce.purchase where product_id = $1 and state = 'active'`, [product])).toBe(PURCHASES);
  expect(await count('commerce.purchase where product_id = $1', [product])).toBe(PURCHASES);
  const ofThem = `member_id = any($1)`;
  expect(await count(`commerce.invoice where ${ofThem}`, [ids])).toBe(PURCHASES);
  const happened = (type: string) =>
    count(`events.event where type = $1 and (data ->> 'member_id')::int = any($2)`, [type, ids]);
  expect(await happened('PurchasePaid')).toBe(PURCHASES);
  expect(await happened('InvoiceIssued')).toBe(PURCHASES);
  expect(await happened('LevelGranted')).toBe(PURCHASES);
  const gaps = await installation.query(
    'select in_year from commerce.invoice group by 1 having max(serial) <> count(*) or min(serial) <> 1',
  );
  expect(gaps).toEqual([]);
  expect(await installation.verifyProjections()).toContain('Rebuilt equals live.');
});
