import fc from 'fast-check';
import { renewalOf } from './period.rules.ts';
import { heldUntil, type PurchaseCommand, purchaseDecider, type PurchaseState } from './purchase.decider.ts';
import { type PurchaseEvent, purchaseEvents } from './purchase.events.ts';

const PRICE = 1250;
const START = Date.parse('2026-01-31T10:00:00Z');
const HOUR_MS = 3_600_000;
const begun: PurchaseCommand = {
  kind: 'begin',
  purchase_id: 3,
  member_id: 7,
  product_id: 2,
  product_name: 'Goud',
  level_id: 4,
  price_cents: PRICE,
  currency: 'EUR',
  vat_rate: 2100,
  period: 'month',
  checkout_id: 'first',
  checkout_url: '/c',
};

/** What a member, staff, the provider and the clock may do next. `pick` chooses among what there is to choose from. */
interface Act {
  kind:
    | 'charge'
    | 'paid'
    | 'failed'
    | 'abandon'
    | 'cancel'
    | 'resume'
    | 'part'
    | 'whole'
    | 'settle'
    | 'reported'
    | 'charged_back'
    | 'wait';
  hours: number;
  pick: number;
  odd: boolean;
}
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(
    ...(['charge', 'charge', 'paid', 'paid', 'failed', 'abandon', 'cancel', 'resume'] as const),
    ...(['part', 'whole', 'settle', 'reported', 'charged_back', 'wait', 'wait'] as const),
  ),
  hours: fc.constantFrom(0, 1, 7, 9, 25, 200, 690, 760),
  pick: fc.nat(7),
  odd: fc.integer({ min: 0, max: 9 }).map((each) => each === 0),
});

/** The provider's side: what it has taken and given back, and what it still may tell of. */
interface World {
  state: PurchaseState;
  events: PurchaseEvent[];
  now: number;
  charges: { payment_id: string; period_from: string | null; amount_cents: number; currency: string }[];
  /** Payments that it has told were paid: it takes each once. */
  taken: Map<string, number>;
}

const iso = (now: number): string => new Date(now).toISOString();

function give(world: World, command: PurchaseCommand): void {
  let decided: PurchaseEvent[];
  try {
    decided = purchaseDecider.decide(command, world.state);
  } catch (error) {
    if ((error as Error).name !== 'Refusal') throw error;
    return;
  }
  for (const event of decided) {
    purchaseEvents[event.type].parse(event.data);
    world.state = purchaseDecider.evolve(world.state, event);
    world.events.push(event);
  }
}

/** As the effects do when the clock moves: what is over ends. */
function wait(world: World, hours: number): void {
  const until = world.now + hours * HOUR_MS;
  for (;;) {
    const end = heldUntil(world.state);
    if (end === null || Date.parse(end) > until || !['active', 'cancelled'].includes(world.state.is)) break;
    world.now = Math.max(world.now, Date.parse(end));
    give(world, { kind: 'lapse', now: new Date(world.now) });
  }
  world.now = until;
}

/** As the effect of a renewal, when it is due: it says so before it asks the provider. */
function charge(world: World): void {
  const { state } = world;
  if (state.is !== 'active' || state.ends_at === null) return;
  wait(world, Math.max(0, renewalOf(new Date(state.ends_at)).getTime() - world.now) / HOUR_MS);
  const payment_id = `renewal-${state.ends_at}-${state.failed.length}`;
  give(world, { kind: 'ask_renewal', payment_id, amount_cents: PRICE, period_from: state.ends_at });
  if (world.state.charging?.payment_id !== payment_id) return;
  if (world.charges.some((each) => each.payment_id === payment_id)) return;
  world.charges.push({ payment_id, period_from: state.ends_at, amount_cents: PRICE, currency: 'EUR' });
}

function tell(world: World, { kind, pick, odd }: Act): void {
  // Most often of the last that was asked for.
  const told = world.charges[Math.max(0, world.charges.length - 1 - (pick % 4))]!;
  const now = new Date(world.now);
  if (kind === 'failed') {
    if (!world.taken.has(told.payment_id)) give(world, { kind: 'failed', now, ...told });
    return;
  }
  // What a provider has failed it may take after all, and it tells of one payment as often as it likes.
  const currency = odd && !world.taken.has(told.payment_id) ? 'USD' : told.currency;
  told.currency = currency;
  world.taken.set(told.payment_id, told.amount_cents);
  give(world, { kind: 'paid', now, welcome: true, ...told });
}

function perform(world: World, given: Act): void {
  const now = new Date(world.now);
  switch (given.kind) {
    case 'wait':
      return wait(world, given.hours);
    case 'charge':
      return charge(world);
    case 'paid':
    case 'failed':
      return tell(world, given);
    case 'abandon':
      return give(world, { kind: 'abandon' });
    case 'cancel':
    case 'resume':
      return give(world, { kind: given.kind, now });
    case 'part':
      return give(world, { kind: 'refund', amount_cents: 1 + given.pick * 100 });
    case 'whole':
      return give(world, { kind: 'refund' });
    case 'settle': {
      const refund = world.state.refunds[given.pick % Math.max(1, world.state.refunds.length)];
      return (
        refund &&
        give(world, { kind: 'refund_told', refund_id: refund.refund_id, status: given.odd ? 'failed' : 'paid' })
      );
    }
    case 'reported':
      return report(world, given);
    case 'charged_back': {
      const payment = world.state.kept[given.pick % Math.max(1, world.state.kept.length)];
      return payment && give(world, { kind: 'charged_back', payment_id: payment.payment_id });
    }
  }
}

/** Somebody refunds any payment at the provider's own page; the provider reports it in any order and as often as it likes. */
function report(world: World, { pick, odd, hours }: Act): void {
  const payments = [...world.taken];
  const payment = payments[pick % Math.max(1, payments.length)];
  if (!payment) return;
  const [payment_id, taken] = payment;
  const amount_cents = hours > 100 ? taken : 1 + pick * 100;
  const status = odd ? 'failed' : pick % 2 === 0 ? 'open' : 'paid';
  const refund_id = `page-${payment_id}-${pick % 3}`;
  give(world, { kind: 'refund_reported', refund_id, payment_id, amount_cents, currency: 'EUR', status });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const GIVEN_BACK = ['PaymentReturned', 'PurchaseRefunded', 'PurchasePartlyRefunded', 'PaymentChargedBack'];
const INVOICED = ['PurchasePaid', 'PurchaseRenewed'];
const CREDITED = ['PurchaseRefunded', 'PurchasePartlyRefunded', 'PaymentChargedBack'];
const amountsOf = (events: readonly PurchaseEvent[], types: readonly string[]): number[] =>
  events.filter(({ type }) => types.includes(type)).map(({ data }) => (data as { amount_cents: number }).amount_cents);

/** Paid up to its end, or in the grace of a charge under way, told from the events alone. */
function isHeld(events: readonly PurchaseEvent[], now: string): boolean {
  let until: string | null = null;
  let grace: { payment_id: string; until: string } | null = null;
  let isCancelled = false;
  for (const { type, data } of events) {
    if (type === 'PurchasePaid' || type === 'PurchaseRenewed') [until, grace] = [data.ends_at, null];
    if (type === 'RenewalAsked') grace = { payment_id: data.payment_id, until: data.grace_until };
    if (type === 'PaymentFailed' && grace?.payment_id === data.payment_id) grace = null;
    if (type === 'PurchaseCancelled') isCancelled = true;
    if (type === 'CancellationTakenBack') isCancelled = false;
    if (type === 'PurchaseEnded' || type === 'PurchaseRefunded' || type === 'PaymentChargedBack')
      [until, grace] = [null, null];
  }
  if (until === null) return false;
  return now < until || (!isCancelled && grace !== null && now < grace.until);
}

function run(acts: readonly Act[]): World {
  const world: World = {
    state: purchaseDecider.initial(),
    events: [],
    now: START,
    charges: [{ payment_id: 'first', period_from: null, amount_cents: PRICE, currency: 'EUR' }],
    taken: new Map(),
  };
  give(world, begun);
  for (const each of acts) {
    perform(world, each);
    // What lapses now lapses before anybody looks.
    wait(world, 0);
    const holds = ['active', 'cancelled'].includes(world.state.is);
    // `expect` alone would take most of the run's time.
    if (holds !== isHeld(world.events, iso(world.now)))
      throw new Error(`After ${each.kind} the level is held: ${holds}`);
  }
  return world;
}

describe('the money of a purchase, in any order of what may happen', () => {
  it('is kept or given back to the cent, and the level is held exactly while it is paid or in grace', () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 4, maxLength: 40 }), (acts) => {
        const { events, state, taken } = run(acts);
        const kept = sum(state.kept.map(({ amount_cents, refunded_cents }) => amount_cents - refunded_cents));
        const returned = sum(amountsOf(events, GIVEN_BACK));
        expect(sum([...taken.values()])).toBe(kept + returned);
        // Invoices less credit invoices are what is kept, and every refund has a name of its own.
        expect(sum(amountsOf(events, INVOICED)) - sum(amountsOf(events, CREDITED))).toBe(kept);
        expect(kept).toBeGreaterThanOrEqual(0);
        const names = state.refunds.map(({ refund_id }) => refund_id);
        expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 10_000 },
    );
  });

  it('reaches every state that it speaks of', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(act, { minLength: 10, maxLength: 40 }), (acts) => {
        for (const { type } of run(acts).events) seen.add(type);
      }),
      { numRuns: 2_000, seed: 1 },
    );
    expect([...seen].sort()).toEqual(
      Object.keys(purchaseEvents)
        .filter((type) => type !== 'PaymentDetailsChanged')
        .sort(),
    );
  });
});

describe('a refund that the provider reports', () => {
  const reported = {
    kind: 'refund_reported' as const,
    refund_id: 'page',
    payment_id: 'first',
    amount_cents: PRICE,
    currency: 'EUR',
  };
  const first: PurchaseCommand = {
    kind: 'paid',
    welcome: true,
    payment_id: 'first',
    amount_cents: PRICE,
    currency: 'EUR',
    period_from: null,
    now: new Date(START),
  };
  function after(commands: readonly PurchaseCommand[]): World {
    const world: World = { state: purchaseDecider.initial(), events: [], now: START, charges: [], taken: new Map() };
    for (const command of [begun, first, ...commands]) give(world, command);
    return world;
  }
  const types = ({ events }: World) => events.map(({ type }) => type).slice(2);

  it('ends the purchase when it is all that is left, and is settled by a later report', () => {
    const world = after([
      { ...reported, status: 'open' },
      { ...reported, status: 'paid' },
    ]);
    expect(types(world)).toEqual(['PurchaseRefunded', 'RefundSettled']);
    expect(world.state).toMatchObject({ is: 'refunded', refunds: [{ refund_id: 'page', status: 'paid' }] });
  });

  it('leaves the purchase running when it is a part', () => {
    expect(types(after([{ ...reported, amount_cents: 1, status: 'paid' }]))).toEqual([
      'PurchasePartlyRefunded',
      'RefundSettled',
    ]);
  });

  it('changes nothing when it failed before it was known, and when it is reported late', () => {
    expect(types(after([{ ...reported, status: 'failed' }]))).toEqual([]);
    const late = after([
      { ...reported, status: 'paid' },
      { ...reported, status: 'open' },
      { ...reported, status: 'failed' },
    ]);
    expect(types(late)).toEqual(['PurchaseRefunded', 'RefundSettled']);
  });

  it('gives back no more than is left, after a refund by staff that crosses it', () => {
    const world = after([
      { kind: 'refund', amount_cents: 500 },
      { ...reported, status: 'paid' },
    ]);
    expect(amountsOf(world.events, CREDITED)).toEqual([500, PRICE - 500]);
  });

  it('is refused while its payment is not known, or in another currency', () => {
    const { state } = after([]);
    const decide = (more: object) => () =>
      purchaseDecider.decide({ ...reported, status: 'paid', ...more } as PurchaseCommand, state);
    expect(decide({ payment_id: 'unknown' })).toThrow('not known yet');
    expect(decide({ currency: 'USD' })).toThrow('not known yet');
  });
});

describe('a payment that takes days', () => {
  const end = '2026-02-28T10:00:00.000Z';
  const paid = { kind: 'paid' as const, welcome: true, amount_cents: PRICE, currency: 'EUR' };
  const asked: PurchaseCommand = { kind: 'ask_renewal', payment_id: 'r', amount_cents: PRICE, period_from: end };
  function after(commands: readonly PurchaseCommand[]): World {
    const world: World = { state: purchaseDecider.initial(), events: [], now: START, charges: [], taken: new Map() };
    const first: PurchaseCommand = { ...paid, payment_id: 'first', period_from: null, now: new Date(START) };
    for (const command of [begun, first, ...commands]) give(world, command);
    return world;
  }
  const late = (days: number): Date => new Date(Date.parse(end) + days * 24 * HOUR_MS);
  const types = ({ events }: World) => events.map(({ type }) => type).slice(2);

  it('ends nothing: the purchase runs on in the grace of the charge, and is renewed two days late', () => {
    const world = after([
      asked,
      { kind: 'lapse', now: late(0) },
      { ...paid, payment_id: 'r', period_from: end, now: late(2) },
    ]);
    expect(types(world)).toEqual(['RenewalAsked', 'PurchaseRenewed']);
  });

  it('ends the purchase behind its grace, and comes back when it succeeds after that', () => {
    const world = after([
      asked,
      { kind: 'lapse', now: late(14) },
      { ...paid, payment_id: 'r', period_from: end, now: late(15) },
    ]);
    expect(types(world)).toEqual(['RenewalAsked', 'PurchaseEnded', 'PaymentReturned']);
  });

  it('comes back when the member has cancelled meanwhile', () => {
    const cancel: PurchaseCommand = { kind: 'cancel', now: late(-0.5) };
    const world = after([asked, cancel, { ...paid, payment_id: 'r', period_from: end, now: late(-0.2) }]);
    expect(types(world)).toEqual(['RenewalAsked', 'PurchaseCancelled', 'PaymentReturned']);
    expect(heldUntil(world.state)).toBe(end);
  });

  it('in another currency buys nothing', () => {
    const world = after([asked, { ...paid, currency: 'USD', payment_id: 'r', period_from: end, now: late(0) }]);
    expect(types(world)).toEqual(['RenewalAsked', 'PaymentReturned']);
  });
});
