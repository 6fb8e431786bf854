import { TestProvider } from '../../../apps/api/src/modules/commerce/paying/test.provider.ts';
import { Effects } from '../../../apps/api/src/platform/jobs/effects.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { connect, disconnectAll, listen } from '../../support/live.ts';
import type { Persona } from '../../support/persona.ts';
import { bought, buys, checkoutIn, pays, purchaseOf, sold } from '../../support/content/shop.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(120_000);
const DAY_MS = 86_400_000;

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  disconnectAll();
  await api.close();
});

const count = async (text: string, values: unknown[]): Promise<number> =>
  (await api.kernel.db.pool.query<{ n: number }>(`select count(*)::int as n from ${text}`, values)).rows[0]!.n;
const levelOf = async (who: Persona, level: number): Promise<string | null | undefined> => {
  const { rows } = await api.kernel.db.pool.query<{ expires_at: Date | null }>(
    'select expires_at from identity.member_level where member_id = $1 and level_id = $2 and not ended',
    [who.id, level],
  );
  return rows[0] && (rows[0].expires_at?.toISOString() ?? null);
};
const opens = (who: Persona, level: number) =>
  until('the level is held', async () => (await levelOf(who, level)) !== undefined);
const closes = (who: Persona, level: number) =>
  until('the level is taken', async () => (await levelOf(who, level)) === undefined);
const stateIs = (who: Persona, id: number, state: string) =>
  until(`it is ${state}`, async () => (await purchaseOf(who, id)).state === state);
const happened = (type: string, id: number) =>
  count('events.event where type = $1 and stream_id = $2', [type, `purchase-${id}`]);

/** The clock goes on, and what is due by then is done. */
async function itIs(moment: string | number): Promise<void> {
  jest.spyOn(api.kernel.clock, 'now').mockReturnValue(new Date(moment));
  await api.settled();
  await due();
}
async function due(): Promise<void> {
  const { rows } = await api.kernel.db.pool.query<{
    event_id: string;
    effect: string;
    stream: string;
    version: number;
  }>(
    `select j.event_id, j.effect, e.stream_id as stream, e.version from events.job j join events.event e on e.id = j.event_id
     where j.due_at <= $1 order by j.due_at`,
    [api.kernel.clock.now()],
  );
  for (const row of rows) {
    await api.app.get(Effects).add({ ...row, due_at: null }, `due-${row.effect}-${row.event_id}`);
    await until(
      `${row.effect} is made`,
      async () => (await count('events.effect where effect = $1 and event_id = $2', [row.effect, row.event_id])) > 0,
    );
  }
}

describe('a level is bought', () => {
  it('opens its board, is cancelled, and ends with its period', async () => {
    const { level, product } = await sold(admin);
    const board = await makeBoard(admin, 'Alleen goud', 'member', 'member', [level]);
    const topic = await makeTopic(admin, board, 'Voor wie betaalt');
    const reads = async () => (await who.call('GET /api/v3/topics/{id}', { params: { id: topic.id } })).status;
    const who = await api.member();
    expect(await reads()).not.toBe(200);
    const heard = await listen(connect(who), `private-messages.${who.id}`);
    const id = await bought(who, product);
    const { state, ends_at, renews_at } = await purchaseOf(who, id);
    expect([state, Date.parse(ends_at as string) - Date.parse(renews_at as string)]).toEqual(['active', DAY_MS]);
    await opens(who, level);
    expect(await levelOf(who, level)).toBe(ends_at);
    expect(await reads()).toBe(200);
    await until('it is told', () => heard.some(({ name }) => name === 'purchase'));
    const cancel = () => who.call('POST /api/v4/commerce/purchases/{id}/cancel', { params: { id } });
    expect((await cancel()).body.data).toMatchObject({ state: 'cancelled', ends_at, renews_at: null });
    expect((await cancel()).status).toBe(200);
    expect(await happened('PurchaseCancelled', id)).toBe(1);
    const resumed = await who.call('POST /api/v4/commerce/purchases/{id}/resume', { params: { id } });
    expect(resumed.body.data).toMatchObject({ state: 'active', renews_at });
    await cancel();
    await itIs(renews_at as string);
    expect(await purchaseOf(who, id)).toMatchObject({ state: 'cancelled', ends_at });
    await itIs(ends_at as string);
    await stateIs(who, id, 'ended');
    await closes(who, level);
    expect(await reads()).not.toBe(200);
    expect((await cancel()).status).toBe(409);
  });

  it('once by fifty clicks at once, and is no second time for whoever has it', async () => {
    const { product } = await sold(admin);
    const who = await api.member();
    const answers = await Promise.all(Array.from({ length: 50 }, () => buys(who, product)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    await pays(who, answers[0]!.body.data.checkout_url as string);
    expect((await buys(who, product)).status).toBe(409);
    expect((await buys(who, 999_999)).status).toBe(404);
  });

  it('not twice by two products, unless the one that goes on is cancelled', async () => {
    const { level, product } = await sold(admin);
    const yearly = (await sold(admin, { level_id: level, period: 'year' })).product;
    const who = await api.member();
    const id = await bought(who, product);
    expect((await buys(who, yearly)).status).toBe(409);
    await who.call('POST /api/v4/commerce/purchases/{id}/cancel', { params: { id } });
    const then = (await buys(who, yearly)).body.data;
    const resume = () => who.call('POST /api/v4/commerce/purchases/{id}/resume', { params: { id } });
    await pays(who, then.checkout_url as string);
    expect((await resume()).status).toBe(409);
    expect((await purchaseOf(who, id)).state).toBe('cancelled');
    await who.call('POST /api/v4/commerce/purchases/{id}/cancel', { params: { id: then.id } });
    expect((await resume()).status).toBe(200);
  });

  it('not twice by two products that are begun and paid at one moment: the second payment is given back', async () => {
    const { level, product } = await sold(admin);
    const yearly = (await sold(admin, { level_id: level, period: 'year' })).product;
    const who = await api.member();
    const begun = await Promise.all([buys(who, product), buys(who, yearly)]);
    expect(begun.map(({ status }) => status)).toEqual([201, 201]);
    const both = begun.map(({ body }) => body.data);
    await Promise.all(both.map(({ checkout_url }) => pays(who, checkout_url as string)));
    const states = await Promise.all(both.map(async ({ id }) => [id, (await purchaseOf(who, id)).state] as const));
    expect(states.map(([, state]) => state).sort()).toEqual(['abandoned', 'active']);
    const [lost] = states.find(([, state]) => state === 'abandoned')!;
    expect(await happened('PaymentReturned', lost)).toBe(1);
    expect(await count('commerce.invoice where purchase_id = any($1)', [both.map(({ id }) => id)])).toBe(1);
  });

  it('and paid once, however often and in whatever order the provider tells, and never by a forged word', async () => {
    const { product } = await sold(admin);
    const who = await api.member();
    const { id, checkout_url } = (await buys(who, product)).body.data;
    const provider = api.app.get(TestProvider);
    const told = await provider.end(checkoutIn(checkout_url as string), 'pay');
    const hook = (body: { payload: string; signature: string }) =>
      api.guest().call('POST /api/v4/commerce/webhooks/test', { body });
    const { payload } = provider.signed(told);
    expect((await hook({ payload, signature: 'a'.repeat(64) })).status).toBe(400);
    expect((await purchaseOf(who, id)).state).toBe('begun');
    const answers = await Promise.all(Array.from({ length: 50 }, () => hook(provider.signed(told))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await hook(provider.signed({ ...told, status: 'failed' }));
    expect((await purchaseOf(who, id)).state).toBe('active');
    expect(await happened('PurchasePaid', id)).toBe(1);
    expect(await count('commerce.invoice where purchase_id = $1', [id])).toBe(1);
  });

  it('renews before its end with an invoice each time, and ends where the charge fails', async () => {
    const { level, product } = await sold(admin);
    const [who, broke] = [await api.member(), await api.member()];
    const [id, other] = [await bought(who, product), await bought(broke, product, 'pay_once')];
    const first = await purchaseOf(who, id);
    await opens(broke, level);
    await itIs(Date.parse((await purchaseOf(broke, other)).renews_at as string));
    await until('it is renewed', async () => (await purchaseOf(who, id)).ends_at !== first.ends_at);
    const second = await purchaseOf(who, id);
    await until('the level goes on', async () => (await levelOf(who, level)) === second.ends_at);
    await due();
    expect(await happened('PurchaseRenewed', id)).toBe(1);
    expect(await count('commerce.invoice where purchase_id = $1', [id])).toBe(2);
    await until('it failed', async () => (await purchaseOf(broke, other)).payment_failed_at !== null);
    await itIs(Date.parse((await purchaseOf(broke, other)).ends_at as string));
    await stateIs(broke, other, 'ended');
    await closes(broke, level);
  });

  it('is charged by one name for a period, however often it is cancelled and taken back before', async () => {
    const { product } = await sold(admin);
    const who = await api.member();
    const id = await bought(who, product);
    const calls = ['cancel', 'resume', 'cancel', 'resume'] as const;
    for (const call of calls) await who.call(`POST /api/v4/commerce/purchases/{id}/${call}`, { params: { id } });
    const charged: string[] = [];
    // As a bank that takes its days: the next job finds the same period still to be paid.
    jest.spyOn(api.app.get(TestProvider), 'charge').mockImplementation((charge) => {
      if (charge.purchase_id === id) charged.push(charge.id);
      const { purchase_id, amount_cents, currency, period_from } = charge;
      const open = { payment_id: charge.id, purchase_id, amount_cents, currency, period_from, details: null };
      return Promise.resolve({ ...open, status: 'open' as const });
    });
    await itIs((await purchaseOf(who, id)).renews_at as string);
    expect(charged.length).toBeGreaterThan(1);
    expect(new Set(charged).size).toBe(1);
  });

  it('runs on while a charge takes days, and is renewed when the money comes', async () => {
    const { level, product } = await sold(admin);
    const who = await api.member();
    const id = await bought(who, product);
    await opens(who, level);
    const provider = api.app.get(TestProvider);
    const { ends_at, renews_at } = await purchaseOf(who, id);
    let charged = '';
    jest.spyOn(provider, 'charge').mockImplementation((charge) => {
      if (charge.purchase_id === id) charged = charge.id;
      const { purchase_id, amount_cents, currency, period_from } = charge;
      const open = { payment_id: charge.id, purchase_id, amount_cents, currency, period_from, details: null };
      return Promise.resolve({ ...open, status: 'open' as const });
    });
    await itIs(renews_at as string);
    expect((await purchaseOf(who, id)).renewal).toBe('charging');
    const grace = new Date(Date.parse(ends_at as string) + 14 * DAY_MS).toISOString();
    await until('the level is held in the grace', async () => (await levelOf(who, level)) === grace);
    await itIs(Date.parse(ends_at as string) + 2 * DAY_MS);
    expect((await purchaseOf(who, id)).state).toBe('active');
    const told = { payment_id: charged, purchase_id: id, status: 'paid' as const, amount_cents: 1250, currency: 'EUR' };
    const body = provider.signed({ ...told, period_from: ends_at as string, details: null });
    expect((await api.guest().call('POST /api/v4/commerce/webhooks/test', { body })).status).toBe(200);
    const after = await purchaseOf(who, id);
    expect([after.state, after.renewal, (after.ends_at as string) > (ends_at as string)]).toEqual([
      'active',
      null,
      true,
    ]);
    expect(await happened('PurchaseRenewed', id)).toBe(1);
  });

  it('is given back in parts, each with a credit invoice, and runs on until all is given back', async () => {
    const { level, product } = await sold(admin);
    const who = await api.member();
    const id = await bought(who, product);
    await opens(who, level);
    const refund = (amount_cents?: number) =>
      admin.call('POST /api/v4/admin/purchases/{id}/refund', {
        params: { id },
        body: { reason: 'Deels', amount_cents },
      });
    expect((await refund(500)).body.data).toMatchObject({ state: 'active', refunded_cents: 500 });
    expect((await refund(1000)).status).toBe(422);
    await until('the provider has paid it', async () => (await purchaseOf(who, id)).refund_state === 'paid');
    expect((await refund()).body.data).toMatchObject({ state: 'refunded', refunded_cents: 1250 });
    await closes(who, level);
    expect(await count(`commerce.invoice where purchase_id = $1 and kind = 'credit'`, [id])).toBe(2);
    await until(
      'the money is back',
      async () => (await count('commerce.test_payment where purchase_id = $1 and refunded_cents = 1250', [id])) === 1,
    );
  });

  const hook = (body: { payload: string; signature: string }) =>
    api.guest().call('POST /api/v4/commerce/webhooks/test', { body });
  const credits = (id: number) => count(`commerce.invoice where purchase_id = $1 and kind = 'credit'`, [id]);
  const consoleRow = async (id: number) =>
    (await admin.call('GET /api/v4/admin/purchases/{id}', { params: { id } })).body.data;

  it('never gives back more than was paid, by fifty partial refunds at once', async () => {
    const { product } = await sold(admin);
    const who = await api.member();
    const id = await bought(who, product);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        admin.call('POST /api/v4/admin/purchases/{id}/refund', { params: { id }, body: { amount_cents: 100 } }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(12).fill(200), ...Array<number>(38).fill(422)]);
    expect(await consoleRow(id)).toMatchObject({ state: 'active', refunded_cents: 1200 });
    expect(await credits(id)).toBe(12);
    await until(
      'the money is back',
      async () => (await count('commerce.test_payment where purchase_id = $1 and refunded_cents = 1200', [id])) === 1,
    );
  });

  it('is refunded at the provider’s own page, however late and often its webhooks come, and never by a forged one', async () => {
    const { level, product } = await sold(admin);
    const who = await api.member();
    const id = await bought(who, product);
    await opens(who, level);
    const provider = api.app.get(TestProvider);
    const asked = jest.spyOn(provider, 'refund');
    const payment_id = `purchase-${id}-first`;
    const part = await provider.startRefund({ id: `page-${id}-1`, payment_id, amount_cents: 250 }, 'paid');
    expect((await hook({ ...provider.signed(part), signature: 'f'.repeat(64) })).status).toBe(400);
    // Signed, and the provider knows of no such refund.
    expect((await hook(provider.signed({ ...part, refund_id: 'made-up' }))).status).toBe(200);
    // The webhook of its payment is still to come: the provider sends this one again.
    expect((await hook(provider.signed({ ...part, payment_id: 'late' }))).status).toBe(409);
    expect([await credits(id), (await consoleRow(id)).refunds]).toEqual([0, []]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => hook(provider.signed(part))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await consoleRow(id)).toMatchObject({
      state: 'active',
      refunded_cents: 250,
      refund_state: 'paid',
      refunds: [{ amount_cents: 250, origin: 'provider', state: 'paid' }],
    });

    const rest = await provider.startRefund({ id: `page-${id}-2`, payment_id, amount_cents: 1000 }, 'open');
    await hook(provider.signed(rest));
    await closes(who, level);
    expect(await consoleRow(id)).toMatchObject({ state: 'refunded', refunded_cents: 1250, refund_state: 'asked' });
    const paid = await provider.endRefund(rest.refund_id, 'paid');
    // Out of order: the provider is asked how it stands.
    await hook(provider.signed(rest));
    await hook(provider.signed(paid));
    await hook(provider.signed({ ...paid, status: 'failed' }));
    expect(await consoleRow(id)).toMatchObject({ state: 'refunded', refund_state: 'paid' });
    expect([await credits(id), await happened('RefundSettled', id)]).toEqual([2, 2]);
    await api.settled();
    expect(asked.mock.calls.filter(([refund]) => refund.payment_id === payment_id)).toEqual([]);
  });

  it('tells of a refund by staff that takes days, and of one that fails', async () => {
    const { product } = await sold(admin);
    const who = await api.member();
    const id = await bought(who, product);
    const provider = api.app.get(TestProvider);
    jest
      .spyOn(provider, 'refund')
      .mockImplementation(async (refund) => (await provider.startRefund(refund, 'open')).status);
    const refund_id = `purchase-${id}-first-refund-1`;
    await admin.call('POST /api/v4/admin/purchases/{id}/refund', { params: { id }, body: { amount_cents: 100 } });
    await until('the provider was asked', async () => (await provider.refundStatus(refund_id)) === 'open');
    expect((await consoleRow(id)).refund_state).toBe('asked');
    const failed = provider.signed(await provider.endRefund(refund_id, 'failed'));
    await hook(failed);
    await hook(failed);
    expect(await consoleRow(id)).toMatchObject({
      state: 'active',
      refund_state: 'failed',
      refunds: [{ state: 'failed' }],
    });
    expect([await credits(id), await happened('RefundSettled', id)]).toEqual([1, 1]);
  });

  it('is nobody else’s to see, and nothing is bought in another’s name', async () => {
    const { product } = await sold(admin);
    const [who, other] = [await api.member(), await api.member()];
    const id = await bought(who, product);
    for (const call of ['cancel', 'resume', 'payment-details'] as const) {
      const answer = await other.call(`POST /api/v4/commerce/purchases/{id}/${call}`, { params: { id } });
      expect(answer.status).toBe(404);
    }
    expect((await other.call('GET /api/v4/commerce/purchases/{id}', { params: { id } })).status).toBe(404);
    expect((await other.call('GET /api/v4/commerce/invoices')).body.data).toEqual([]);
    const [details] = (await who.call('GET /api/v4/commerce/payment-details')).body.data as object[];
    expect(details).toMatchObject({ brand: 'Test card', last_four: '4242', expiry: '12/2030' });
  });

  it('is given back by staff, with a credit invoice, and closes at once', async () => {
    const { level, product } = await sold(admin);
    const who = await api.member();
    const id = await bought(who, product);
    await opens(who, level);
    const refund = () =>
      admin.call('POST /api/v4/admin/purchases/{id}/refund', { params: { id }, body: { reason: 'Vergissing' } });
    const answers = await Promise.all(Array.from({ length: 50 }, refund));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await closes(who, level);
    expect(
      await count(`commerce.invoice where purchase_id = $1 and kind = 'credit' and gross_cents = -1250`, [id]),
    ).toBe(1);
    await until(
      'the money is back',
      async () => (await count('commerce.test_payment where purchase_id = $1 and refunded_cents = 1250', [id])) === 1,
    );
  });

  it('leaves a level alone that was given by hand for longer', async () => {
    const { level, product } = await sold(admin);
    const who = await api.member();
    await admin.call('POST /api/v4/admin/members/{id}/levels', {
      params: { id: who.id },
      body: { level_id: level, expires_at: null } as never,
    });
    const id = await bought(who, product);
    await until(
      'the effect came',
      async () =>
        (await count(
          `events.effect f join events.event e on e.id = f.event_id where f.effect = 'keep-sold-level' and e.stream_id = $1`,
          [`purchase-${id}`],
        )) === 1,
    );
    await admin.call('POST /api/v4/admin/purchases/{id}/refund', { params: { id }, body: {} });
    await api.settled();
    expect(await levelOf(who, level)).toBeNull();
  });

  it('by whoever is gone when the money comes, is given back', async () => {
    const { product } = await sold(admin);
    const who = await api.member();
    const { id, checkout_url } = (await buys(who, product)).body.data;
    const told = await api.app.get(TestProvider).end(checkoutIn(checkout_url as string), 'pay');
    expect(
      (
        await admin.call('POST /api/v4/admin/members/{id}/erase', {
          params: { id: who.id },
          body: { reason: 'Wil weg' },
        })
      ).status,
    ).toBe(200);
    const body = api.app.get(TestProvider).signed(told);
    expect((await api.guest().call('POST /api/v4/commerce/webhooks/test', { body })).status).toBe(200);
    expect(await happened('PaymentReturned', id)).toBe(1);
    expect(await count('commerce.invoice where purchase_id = $1', [id])).toBe(0);
  });
});
