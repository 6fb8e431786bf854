import { verifyProjection } from '@lyceum/kernel';
import { Invoicing } from '../../../apps/api/src/modules/commerce/invoices/invoicing.ts';
import { invoiceRows } from '../../../apps/api/src/modules/commerce/invoices/invoice.rows.ts';
import { purchaseRows } from '../../../apps/api/src/modules/commerce/purchases/purchase.rows.ts';
import { bought, buys, pays, sold } from '../../support/content/shop.ts';
import { lettersIn } from '../../support/pdf.ts';
import type { Persona } from '../../support/persona.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(() => api.close());

describe('invoices', () => {
  it('have numbers without gaps or duplicates when fifty transactions run at once and every fifth rolls back', async () => {
    const { product } = await sold(admin);
    const invoicing = api.app.get(Invoicing);
    const issue = invoicing.issue.bind(invoicing);
    let issued = 0;
    // It has its number when its transaction is rolled back.
    jest.spyOn(invoicing, 'issue').mockImplementation(async (...asked) => {
      const position = await issue(...asked);
      if ((issued += 1) % 5 === 0) throw new Error('The transaction is rolled back');
      return position;
    });
    const people: Persona[] = [];
    for (let n = 0; n < 50; n += 1) people.push(await api.member());
    const begun = await Promise.all(people.map((who) => buys(who, product)));
    const paid = await Promise.all(people.map((who, n) => pays(who, begun[n]!.body.data.checkout_url as string)));
    expect(paid.filter(({ status }) => status === 500)).toHaveLength(10);
    jest.restoreAllMocks();
    const again = await Promise.all(people.map((who, n) => pays(who, begun[n]!.body.data.checkout_url as string)));
    expect(again.filter(({ status }) => status !== 200)).toEqual([]);
    const { rows } = await api.kernel.db.pool.query<{ in_year: number; serials: number[] }>(
      'select in_year, array_agg(serial order by serial) as serials from commerce.invoice group by 1',
    );
    for (const { serials } of rows) expect(serials).toEqual(serials.map((_, n) => n + 1));
    expect(rows.reduce((total, { serials }) => total + serials.length, 0)).toBe(50);
  });

  it('are files of their buyer alone, as they stood then', async () => {
    const { product } = await sold(admin);
    const [who, other] = [await api.member('wilhelmina'), await api.member()];
    await admin.call('POST /api/v4/admin/purchases/{id}/refund', {
      params: { id: await bought(who, product) },
      body: {},
    });
    const [, invoice] = (await who.call('GET /api/v4/commerce/invoices')).body.data as {
      file: string;
      number: string;
    }[];
    expect(invoice).toMatchObject({ gross_cents: 1250, vat_cents: 217, kind: 'invoice' });
    const file = await fetch(`${api.url}${invoice!.file}`, { headers: { cookie: cookiesOf(who) } });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const letters = lettersIn(Buffer.from(await file.arrayBuffer()));
    expect([...new Set('Wilhelmina12,50217')].filter((letter) => !letters.includes(letter))).toEqual([]);
    expect((await other.send('GET', invoice!.file)).status).toBe(404);
    expect((await who.send('GET', invoice!.file.replace(/signature=.*/, 'signature=x'))).status).toBe(404);
    expect((await api.guest().send('GET', invoice!.file)).status).toBe(404);
  });

  it('and purchases are what a rebuild makes of the same events', async () => {
    await api.settled();
    for (const projection of [purchaseRows, invoiceRows]) {
      for (const verdict of await verifyProjection(api.kernel.db, api.kernel.store, projection)) {
        expect(verdict).toMatchObject({ onlyLive: 0, onlyRebuilt: 0 });
        expect(verdict.rows).toBeGreaterThan(verdict.table === 'commerce.refund' ? 0 : 50);
      }
    }
  });
});

const cookiesOf = (who: Persona): string => [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
