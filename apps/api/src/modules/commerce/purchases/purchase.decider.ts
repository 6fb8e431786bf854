import { type Decider, Refusal } from '@lyceum/kernel';
import { commerceText } from '../commerce.texts.ts';
import { endOf, renewalOf } from './period.rules.ts';
import type { Details, PurchaseBegun, PurchaseEvent } from './purchase.events.ts';

type Is = 'none' | 'begun' | 'abandoned' | 'active' | 'cancelled' | 'ended' | 'refunded';
export interface PurchaseState {
  is: Is;
  bought: PurchaseBegun['data'] | null;
  /** The moment of the first payment, from which periods are counted. */
  anchor: string | null;
  ends_at: string | null;
  last: { payment_id: string; amount_cents: number } | null;
  /** Payments that have had their effect. */
  known: readonly string[];
  failed: readonly string[];
  /** How it is paid: the last counts, and none of them comes back when it is told once more. */
  mandates: readonly string[];
}

export interface Payment {
  payment_id: string;
  amount_cents: number;
  /** Of a renewal: the end of the period before. */
  period_from: string | null;
}
export type PurchaseCommand =
  | ({ kind: 'begin' } & PurchaseBegun['data'])
  | ({ kind: 'paid'; now: Date; /** Its member is there, and it may run. */ welcome: boolean } & Payment)
  | ({ kind: 'failed'; now: Date } & Payment)
  | ({ kind: 'details' } & Details)
  | { kind: 'abandon' | 'end' }
  | { kind: 'cancel' | 'resume' | 'lapse'; now: Date }
  | { kind: 'refund' };

export const purchaseStream = (id: number): string => `purchase-${id}`;
const RETRY_MS = 8 * 60 * 60 * 1000;
const runs = (is: Is): boolean => is === 'active' || is === 'cancelled';

/**
 * A payment has its effect once, in whatever order and however often the provider tells of it. Money that buys nothing is given back. What is
 * cancelled runs to the end of what is paid; what is refunded ends at once.
 */
export const purchaseDecider: Decider<PurchaseState, PurchaseCommand, PurchaseEvent> = {
  initial: () => ({
    ...{ is: 'none', bought: null, anchor: null, ends_at: null, last: null, known: [], failed: [], mandates: [] },
  }),

  decide(command, state) {
    if (command.kind === 'begin') {
      const { kind: _, ...data } = command;
      return state.is === 'none' ? [{ type: 'PurchaseBegun', data }] : [];
    }
    if (!state.bought) throw new Refusal('missing', commerceText('purchase.missing'));
    const { purchase_id, member_id } = state.bought;
    const of = { purchase_id, member_id };
    switch (command.kind) {
      case 'abandon':
        return state.is === 'begun' ? [abandonedBy(state, of)] : [];
      case 'paid':
        return decidePaid(command, state, of);
      case 'failed':
        return decideFailed(command, state, of);
      case 'details': {
        const { kind: _, ...details } = command;
        if (state.mandates.includes(details.mandate)) return [];
        return [{ type: 'PaymentDetailsChanged', data: { ...of, ...details } }];
      }
      case 'cancel':
        if (state.is === 'cancelled') return [];
        if (state.is !== 'active' || state.ends_at === null || state.ends_at <= command.now.toISOString()) {
          throw new Refusal('conflict', commerceText('purchase.notRunning'));
        }
        return [{ type: 'PurchaseCancelled', data: { ...of, ends_at: state.ends_at } }];
      case 'resume': {
        if (state.is === 'active') return [];
        if (state.is !== 'cancelled' || state.ends_at! <= command.now.toISOString()) {
          throw new Refusal('conflict', commerceText('purchase.over'));
        }
        const renews_at = renewalOf(new Date(state.ends_at!)).toISOString();
        return [{ type: 'CancellationTakenBack', data: { ...of, ends_at: state.ends_at!, renews_at } }];
      }
      case 'lapse':
        if (!runs(state.is) || state.ends_at === null || state.ends_at > command.now.toISOString()) return [];
        return [{ type: 'PurchaseEnded', data: of }];
      case 'end':
        if (state.is === 'begun') return [abandonedBy(state, of)];
        return runs(state.is) ? [{ type: 'PurchaseEnded', data: of }] : [];
      case 'refund':
        if (state.is === 'refunded') return [];
        if (!state.last) throw new Refusal('conflict', commerceText('purchase.unpaid'));
        return [{ type: 'PurchaseRefunded', data: { ...of, ...state.last } }];
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'PurchaseBegun':
        return { ...state, is: 'begun', bought: event.data };
      case 'PurchaseAbandoned':
        return { ...state, is: 'abandoned' };
      case 'PurchasePaid':
      case 'PurchaseRenewed': {
        const { payment_id, amount_cents, ends_at } = event.data;
        const anchor = state.anchor ?? ('paid_at' in event.data ? event.data.paid_at : null);
        const is = state.is === 'cancelled' ? 'cancelled' : 'active';
        return {
          ...state,
          is,
          anchor,
          ends_at,
          last: { payment_id, amount_cents },
          known: [...state.known, payment_id],
        };
      }
      case 'PaymentReturned':
        return { ...state, known: [...state.known, event.data.payment_id] };
      case 'PaymentFailed':
        return { ...state, failed: [...state.failed, event.data.payment_id] };
      case 'PaymentDetailsChanged':
        return { ...state, mandates: [...state.mandates, event.data.mandate] };
      case 'PurchaseCancelled':
        return { ...state, is: 'cancelled' };
      case 'CancellationTakenBack':
        return { ...state, is: 'active' };
      case 'PurchaseEnded':
        return { ...state, is: 'ended' };
      case 'PurchaseRefunded':
        return { ...state, is: 'refunded' };
    }
  },
};

interface Of {
  purchase_id: number;
  member_id: number;
}

function decidePaid(
  { now, welcome, payment_id, amount_cents, period_from }: Extract<PurchaseCommand, { kind: 'paid' }>,
  state: PurchaseState,
  of: Of,
): PurchaseEvent[] {
  if (state.known.includes(payment_id)) return [];
  const payment = { payment_id, amount_cents };
  const { period, price_cents } = state.bought!;
  const first = period_from === null;
  const expected = first ? ['begun', 'abandoned'].includes(state.is) : runs(state.is) && state.ends_at === period_from;
  if (!welcome || !expected || amount_cents !== price_cents) {
    const returned: PurchaseEvent = { type: 'PaymentReturned', data: { ...of, ...payment } };
    // Nothing more will be paid for it.
    return !welcome && state.is === 'begun' ? [returned, abandonedBy(state, of)] : [returned];
  }
  const anchor = first ? now : new Date(state.anchor!);
  const end = endOf(period, anchor, first ? now : new Date(period_from));
  const until = { ends_at: end?.toISOString() ?? null, renews_at: end && renewalOf(end).toISOString() };
  if (first) return [{ type: 'PurchasePaid', data: { ...of, ...payment, ...until, paid_at: now.toISOString() } }];
  return [{ type: 'PurchaseRenewed', data: { ...of, ...payment, ...until, period_from } }];
}

/** What has succeeded does not fail any more, whatever is told late. A renewal is tried again while there is time before the end. */
function decideFailed(
  { now, payment_id, amount_cents, period_from }: Extract<PurchaseCommand, { kind: 'failed' }>,
  state: PurchaseState,
  of: Of,
): PurchaseEvent[] {
  if (state.known.includes(payment_id) || state.failed.includes(payment_id)) return [];
  if (period_from !== null && (!runs(state.is) || state.ends_at !== period_from)) return [];
  if (period_from === null && state.is !== 'begun') return [];
  const next = new Date(now.getTime() + RETRY_MS).toISOString();
  const retry_at = period_from !== null && next < period_from ? next : null;
  const data = { ...of, payment_id, amount_cents, ends_at: state.ends_at, retry_at };
  const failed: PurchaseEvent = { type: 'PaymentFailed', data };
  if (period_from !== null) return [failed];
  return [failed, abandonedBy(state, of)];
}

function abandonedBy({ bought }: PurchaseState, of: Of): PurchaseEvent {
  return { type: 'PurchaseAbandoned', data: { ...of, checkout_id: bought!.checkout_id } };
}
