import { type Decider, Refusal } from '@lyceum/kernel';
import { commerceText } from '../commerce.texts.ts';
import { endOf, graceOf, renewalOf } from './period.rules.ts';
import type { Details, PurchaseBegun, PurchaseEvent } from './purchase.events.ts';
import { chargedBack, decideRefund, decideReportedRefund, refundTold, returning } from './refund.rules.ts';

type Is = 'none' | 'begun' | 'abandoned' | 'active' | 'cancelled' | 'ended' | 'refunded';

/** A payment that was kept, and how much of it has gone back since. */
export interface KeptPayment {
  payment_id: string;
  amount_cents: number;
  refunded_cents: number;
}

export interface Refund {
  refund_id: string;
  payment_id: string;
  status: 'asked' | 'paid' | 'failed';
}

export interface PurchaseState {
  is: Is;
  bought: PurchaseBegun['data'] | null;
  /** The moment of the first payment, from which periods are counted. */
  anchor: string | null;
  ends_at: string | null;
  /** A renewal that the provider has been asked for and has not answered: until then the level is held. */
  charging: { payment_id: string; grace_until: string } | null;
  kept: readonly KeptPayment[];
  refunds: readonly Refund[];
  /** How much the last refund or chargeback was. */
  back_cents: number;
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
  currency: string;
  /** Of a renewal: the end of the period before. */
  period_from: string | null;
}
export type PurchaseCommand =
  | ({ kind: 'begin' } & PurchaseBegun['data'])
  | ({ kind: 'paid'; now: Date; /** Its member is there, and it may run. */ welcome: boolean } & Payment)
  | ({ kind: 'failed'; now: Date } & Payment)
  /** Before the provider is asked to charge: `period_from` is the end that the renewal begins at. */
  | { kind: 'ask_renewal'; payment_id: string; amount_cents: number; period_from: string }
  | ({ kind: 'details' } & Details)
  | { kind: 'abandon' | 'end' }
  | { kind: 'cancel' | 'resume' | 'lapse'; now: Date }
  /** Without an amount: all that is left of the last payment. */
  | { kind: 'refund'; amount_cents?: number }
  | { kind: 'refund_told'; refund_id: string; status: 'paid' | 'failed' }
  /** What the provider's webhook says of a refund, whoever started it. */
  | ({ kind: 'refund_reported'; refund_id: string; status: 'open' | 'paid' | 'failed' } & Omit<Payment, 'period_from'>)
  | { kind: 'charged_back'; payment_id: string };

export const purchaseStream = (id: number): string => `purchase-${id}`;
const RETRY_MS = 8 * 60 * 60 * 1000;
export const runs = (is: Is): boolean => is === 'active' || is === 'cancelled';

/** Until when a purchase that runs gives its level: the end of what is paid, or of the grace of a charge under way; null for good. */
export const heldUntil = ({ is, ends_at, charging }: PurchaseState): string | null =>
  is === 'active' && charging ? charging.grace_until : ends_at;

/**
 * A payment has its effect once, in whatever order and however often the provider tells of it. Money that buys nothing is given back. What is
 * cancelled runs to the end of what is paid; what is refunded or charged back ends at once. A charge may take days: until the provider has
 * answered the purchase runs on, for the grace of a charge at most.
 */
export const purchaseDecider: Decider<PurchaseState, PurchaseCommand, PurchaseEvent> = {
  initial: () => ({
    is: 'none',
    bought: null,
    anchor: null,
    ends_at: null,
    charging: null,
    kept: [],
    refunds: [],
    back_cents: 0,
    last: null,
    known: [],
    failed: [],
    mandates: [],
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
      case 'ask_renewal':
        return decideRenewal(command, state, of);
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
        return decideCancel(command.now.toISOString(), state, of);
      case 'resume': {
        if (state.is === 'active') return [];
        if (state.is !== 'cancelled' || state.ends_at! <= command.now.toISOString()) {
          throw new Refusal('conflict', commerceText('purchase.over'));
        }
        const renews_at = renewalOf(new Date(state.ends_at!)).toISOString();
        return [{ type: 'CancellationTakenBack', data: { ...of, ends_at: state.ends_at!, renews_at } }];
      }
      case 'lapse': {
        const end = heldUntil(state);
        if (!runs(state.is) || end === null || end > command.now.toISOString()) return [];
        return [{ type: 'PurchaseEnded', data: of }];
      }
      case 'end':
        if (state.is === 'begun') return [abandonedBy(state, of)];
        return runs(state.is) ? [{ type: 'PurchaseEnded', data: of }] : [];
      case 'refund':
        return decideRefund(command, state, of);
      case 'refund_told':
        return refundTold(command, state, of);
      case 'refund_reported':
        return decideReportedRefund(command, state, of);
      case 'charged_back':
        return chargedBack(command, state, of);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'PurchaseBegun':
        return { ...state, is: 'begun', bought: event.data };
      case 'PurchaseAbandoned':
        return { ...state, is: 'abandoned' };
      case 'RenewalAsked': {
        const { payment_id, grace_until } = event.data;
        return { ...state, charging: { payment_id, grace_until } };
      }
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
          charging: null,
          last: { payment_id, amount_cents },
          kept: [...state.kept, { payment_id, amount_cents, refunded_cents: 0 }],
          known: [...state.known, payment_id],
        };
      }
      case 'PaymentReturned':
        return { ...withRefund(state, event.data), known: [...state.known, event.data.payment_id] };
      case 'PaymentFailed': {
        const { payment_id } = event.data;
        const charging = state.charging?.payment_id === payment_id ? null : state.charging;
        return { ...state, charging, failed: [...state.failed, payment_id] };
      }
      case 'PaymentDetailsChanged':
        return { ...state, mandates: [...state.mandates, event.data.mandate] };
      case 'PurchaseCancelled':
        return { ...state, is: 'cancelled' };
      case 'CancellationTakenBack':
        return { ...state, is: 'active' };
      case 'PurchaseEnded':
        return { ...state, is: 'ended', charging: null };
      case 'PurchaseRefunded':
        return { ...withRefund(lessBy(state, event.data), event.data), is: 'refunded', charging: null };
      case 'PurchasePartlyRefunded':
        return withRefund(lessBy(state, event.data), event.data);
      case 'RefundSettled': {
        const { refund_id, status } = event.data;
        const refunds = state.refunds.map((each) => (each.refund_id === refund_id ? { ...each, status } : each));
        return { ...state, refunds };
      }
      case 'PaymentChargedBack':
        return { ...lessBy(state, event.data), is: runs(state.is) ? 'ended' : state.is, charging: null };
    }
  },
};

interface Of {
  purchase_id: number;
  member_id: number;
}

function lessBy(
  state: PurchaseState,
  { payment_id, amount_cents }: Omit<KeptPayment, 'refunded_cents'>,
): PurchaseState {
  const kept = state.kept.map((each) =>
    each.payment_id === payment_id ? { ...each, refunded_cents: each.refunded_cents + amount_cents } : each,
  );
  return { ...state, kept, back_cents: amount_cents };
}

function withRefund(
  state: PurchaseState,
  { payment_id, refund_id }: { payment_id: string; refund_id?: string },
): PurchaseState {
  if (refund_id === undefined) return state;
  return { ...state, refunds: [...state.refunds, { refund_id, payment_id, status: 'asked' }] };
}

/** Once for a period: a charge under way is asked again by its own name alone. */
function decideRenewal(
  { payment_id, amount_cents, period_from }: Extract<PurchaseCommand, { kind: 'ask_renewal' }>,
  { is, ends_at, charging, known, failed }: PurchaseState,
  of: Of,
): PurchaseEvent[] {
  if (is !== 'active' || ends_at !== period_from || charging !== null) return [];
  if (known.includes(payment_id) || failed.includes(payment_id)) return [];
  const grace_until = graceOf(new Date(period_from)).toISOString();
  return [{ type: 'RenewalAsked', data: { ...of, payment_id, amount_cents, period_from, grace_until } }];
}

/** In the grace of a charge it ends at once: nothing of it is paid any more, and the charge is given back when it succeeds. */
function decideCancel(now: string, state: PurchaseState, of: Of): PurchaseEvent[] {
  if (state.is === 'cancelled') return [];
  const isOver = state.ends_at === null || state.ends_at <= now;
  if (state.is !== 'active' || (isOver && !state.charging)) {
    throw new Refusal('conflict', commerceText('purchase.notRunning'));
  }
  const cancelled: PurchaseEvent = { type: 'PurchaseCancelled', data: { ...of, ends_at: state.ends_at! } };
  return isOver ? [cancelled, { type: 'PurchaseEnded', data: of }] : [cancelled];
}

function decidePaid(
  { now, welcome, payment_id, amount_cents, currency, period_from }: Extract<PurchaseCommand, { kind: 'paid' }>,
  state: PurchaseState,
  of: Of,
): PurchaseEvent[] {
  if (state.known.includes(payment_id)) return [];
  const payment = { payment_id, amount_cents };
  const { period, price_cents, currency: agreed } = state.bought!;
  const first = period_from === null;
  // A renewal that comes in after the member has cancelled buys nothing.
  const expected = first
    ? ['begun', 'abandoned'].includes(state.is)
    : state.is === 'active' && state.ends_at === period_from;
  if (!welcome || !expected || amount_cents !== price_cents || currency !== agreed) {
    const returned = returning(payment, of);
    // Nothing more will be paid for it.
    return !welcome && state.is === 'begun' ? [returned, abandonedBy(state, of)] : [returned];
  }
  const anchor = first ? now : new Date(state.anchor!);
  const end = endOf(period, anchor, first ? now : new Date(period_from));
  const until = { ends_at: end?.toISOString() ?? null, renews_at: end && renewalOf(end).toISOString() };
  if (first) return [{ type: 'PurchasePaid', data: { ...of, ...payment, ...until, paid_at: now.toISOString() } }];
  return [{ type: 'PurchaseRenewed', data: { ...of, ...payment, ...until, period_from } }];
}

/**
 * What has succeeded does not fail any more, whatever is told late. A renewal is tried again while there is time before the end; one that
 * fails in its grace ends the purchase.
 */
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
  if (period_from === null) return [failed, abandonedBy(state, of)];
  const wasGrace = state.charging?.payment_id === payment_id && period_from <= now.toISOString();
  return wasGrace ? [failed, { type: 'PurchaseEnded', data: of }] : [failed];
}

function abandonedBy({ bought }: PurchaseState, of: Of): PurchaseEvent {
  return { type: 'PurchaseAbandoned', data: { ...of, checkout_id: bought!.checkout_id } };
}
