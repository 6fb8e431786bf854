import { type Decider, Refusal } from '@lyceum/kernel';
import { commerceText } from '../commerce.texts.ts';
import { endOf, graceOf, renewalOf } from './period.rules.ts';
import type { Details, PurchaseBegun, PurchaseEvent } from './purchase.events.ts';
import { chargedBack, decideRefund, decideReportedRefund, refundTold, returning } from './refund.rules.ts';

type Is = 'none' | 'begun' | 'abandoned' | 'active' | 'cancelled' | 'ended' | 'refunded';

/** A payment that bought a period, and how much of it was refunded. */
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
  /** Time of the first payment, from which all periods count. */
  anchor: string | null;
  ends_at: string | null;
  /** An open renewal charge. The member keeps the level until the provider answers or the grace period ends. */
  charging: { payment_id: string; grace_until: string } | null;
  kept: readonly KeptPayment[];
  refunds: readonly Refund[];
  /** Amount of the last refund or chargeback. */
  back_cents: number;
  last: { payment_id: string; amount_cents: number } | null;
  /** Payments that were already processed. */
  known: readonly string[];
  failed: readonly string[];
  /** Known payment methods. The last one counts, and a repeated report of an older one is ignored. */
  mandates: readonly string[];
}

export interface Payment {
  payment_id: string;
  amount_cents: number;
  currency: string;
  /** The end of the previous period for a renewal, or null for a first payment. */
  period_from: string | null;
}
export type PurchaseCommand =
  | ({ kind: 'begin' } & PurchaseBegun['data'])
  | ({ kind: 'paid'; now: Date; /** The member is active and may have this purchase. */ welcome: boolean } & Payment)
  | ({ kind: 'failed'; now: Date } & Payment)
  /** Recorded before the provider is asked to charge. `period_from` is the end of the previous period. */
  | { kind: 'ask_renewal'; payment_id: string; amount_cents: number; period_from: string }
  | ({ kind: 'details' } & Details)
  | { kind: 'abandon' | 'end' }
  | { kind: 'cancel' | 'resume' | 'lapse'; now: Date }
  /** Without an amount: all that is left of the last payment. */
  | { kind: 'refund'; amount_cents?: number }
  | { kind: 'refund_told'; refund_id: string; status: 'paid' | 'failed' }
  /** A refund report from the provider's webhook, including refunds started at the provider. */
  | ({ kind: 'refund_reported'; refund_id: string; status: 'open' | 'paid' | 'failed' } & Omit<Payment, 'period_from'>)
  | { kind: 'charged_back'; payment_id: string };

/** Stream name of a purchase. */
export const purchaseStream = (id: number): string => `purchase-${id}`;
const RETRY_MS = 8 * 60 * 60 * 1000;
/** Whether a purchase in this state gives its level. */
export const runs = (is: Is): boolean => is === 'active' || is === 'cancelled';

/**
 * Until when a running purchase gives its level: the paid end, or the grace end of an open charge. Null means forever.
 */
export const heldUntil = ({ is, ends_at, charging }: PurchaseState): string | null =>
  is === 'active' && charging ? charging.grace_until : ends_at;

/**
 * The life of a purchase. The provider may report in any order and repeatedly.
 * - Each payment has its effect once. A payment that buys no access is refunded.
 * - A cancelled purchase runs to the end of the paid period. A full refund or a chargeback ends it immediately.
 * - A charge may take days. The purchase runs until the provider answers, or until the grace period ends.
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

/** Charges a period once. An open charge can be retried only under the same payment id. */
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

/**
 * Within the grace period the cancellation takes effect immediately, because no paid time is left. If the charge still
 * succeeds, it is refunded.
 */
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
  // A renewal payment that arrives after the cancellation buys no access.
  const expected = first
    ? ['begun', 'abandoned'].includes(state.is)
    : state.is === 'active' && state.ends_at === period_from;
  if (!welcome || !expected || amount_cents !== price_cents || currency !== agreed) {
    const returned = returning(payment, of);
    // The purchase can no longer succeed, so it is abandoned, too.
    return !welcome && state.is === 'begun' ? [returned, abandonedBy(state, of)] : [returned];
  }
  const anchor = first ? now : new Date(state.anchor!);
  const end = endOf(period, anchor, first ? now : new Date(period_from));
  const until = { ends_at: end?.toISOString() ?? null, renews_at: end && renewalOf(end).toISOString() };
  if (first) return [{ type: 'PurchasePaid', data: { ...of, ...payment, ...until, paid_at: now.toISOString() } }];
  return [{ type: 'PurchaseRenewed', data: { ...of, ...payment, ...until, period_from } }];
}

/**
 * Ignores a late failure report of a payment that succeeded. Retries a failed renewal while time is left before the
 * end.
 * A renewal that fails within the grace period ends the purchase. A failed first payment abandons it.
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
