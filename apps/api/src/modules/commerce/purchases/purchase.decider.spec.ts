import fc from 'fast-check';
import { type PurchaseCommand, purchaseDecider, type PurchaseState } from './purchase.decider.ts';
import { type PurchaseEvent, purchaseEvents } from './purchase.events.ts';

const begun: PurchaseCommand = {
  ...{ kind: 'begin', purchase_id: 3, member_id: 7, product_id: 2, product_name: 'Goud', level_id: 4 },
  ...{ price_cents: 1250, currency: 'EUR', vat_rate: 2100, period: 'month', checkout_id: 'c', checkout_url: '/c' },
};
const START = Date.parse('2026-01-31T10:00:00Z');
const now = fc.integer({ min: 0, max: 120 }).map((days) => new Date(START + days * 86_400_000));
const from = fc.constantFrom(null, '2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z');
const payment = {
  ...{ payment_id: fc.constantFrom('a', 'b', 'c'), amount_cents: fc.constantFrom(1250, 1250, 1250, 99) },
  ...{ period_from: from, now, currency: fc.constant('EUR') },
};
const commands: fc.Arbitrary<PurchaseCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('paid' as const), welcome: fc.constant(true), ...payment }) },
  fc.record({ kind: fc.constant('failed' as const), ...payment }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'resume' as const, 'lapse' as const), now }),
  fc.constantFrom<PurchaseCommand>({ kind: 'abandon' }, { kind: 'end' }, { kind: 'refund' }),
);

function after(all: readonly PurchaseCommand[]): { events: PurchaseEvent[]; state: PurchaseState } {
  let state = purchaseDecider.initial();
  const events: PurchaseEvent[] = [];
  for (const command of all) {
    try {
      const decided = purchaseDecider.decide(command, state);
      for (const event of decided) {
        purchaseEvents[event.type].parse(event.data);
        state = purchaseDecider.evolve(state, event);
      }
      events.push(...decided);
    } catch (error) {
      expect((error as { name: string }).name).toBe('Refusal');
    }
  }
  return { events, state };
}

describe('a purchase, whatever is told of it and in whatever order', () => {
  it('takes each payment once, runs from one end to the next, and keeps nothing that it was not asked', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 15 }), (all) => {
        const { events } = after([begun, ...all]);
        const counted = events.filter(({ type }) =>
          ['PurchasePaid', 'PurchaseRenewed', 'PaymentReturned'].includes(type),
        );
        const names = counted.map(({ data }) => (data as { payment_id: string }).payment_id);
        expect(new Set(names).size).toBe(names.length);
        expect(events.filter(({ type }) => type === 'PurchasePaid').length).toBeLessThanOrEqual(1);
        let end: string | null = null;
        for (const { type, data } of events) {
          if (type === 'PurchaseRenewed') expect(data.period_from).toBe(end);
          if (type !== 'PurchasePaid' && type !== 'PurchaseRenewed') continue;
          expect(data.amount_cents).toBe(1250);
          expect(end === null || data.ends_at! > end).toBe(true);
          end = data.ends_at;
        }
        for (const over of ['PurchaseEnded', 'PurchaseRefunded'] as const) {
          expect(events.filter(({ type }) => type === over).length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('says nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 10 }), commands, (all, last) => {
        const { state } = after([begun, ...all]);
        let decided: PurchaseEvent[];
        try {
          decided = purchaseDecider.decide(last, state);
        } catch {
          return;
        }
        const then = decided.reduce((folded, event) => purchaseDecider.evolve(folded, event), state);
        expect(purchaseDecider.decide(last, then)).toEqual([]);
      }),
    );
  });

  it('is paid by the last means that was told, and by none of before that is told once more', () => {
    const card = (mandate: string) => ({
      kind: 'details' as const,
      mandate,
      brand: 'b',
      last_four: '1',
      expiry: '1/30',
    });
    const { state, events } = after([begun, card('a'), card('b'), card('a'), card('b')]);
    expect(state.mandates.at(-1)).toBe('b');
    expect(events.filter(({ type }) => type === 'PaymentDetailsChanged')).toHaveLength(2);
  });

  it('that was abandoned is paid after all when the money comes late', () => {
    const paid = {
      kind: 'paid' as const,
      payment_id: 'a',
      amount_cents: 1250,
      currency: 'EUR',
      period_from: null,
      now: new Date(START),
    };
    expect(after([begun, { kind: 'abandon' }, { ...paid, welcome: true }]).state).toMatchObject({ is: 'active' });
    expect(after([begun, { kind: 'abandon' }, { ...paid, welcome: false }]).events.at(-1)?.type).toBe(
      'PaymentReturned',
    );
  });
});
