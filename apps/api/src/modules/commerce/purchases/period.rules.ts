type Period = 'month' | 'year' | 'once';
const DAY_MS = 86_400_000;

/**
 * The first period end after `after`, counted from the first payment (`anchor`). Null for a one-time purchase.
 * A month from 31 January ends on the last day of February, and the next one on 31 March.
 */
export function endOf(period: Period, anchor: Date, after: Date): Date | null {
  if (period === 'once') return null;
  const step = period === 'year' ? 12 : 1;
  for (let months = step; ; months += step) {
    const end = plusMonths(anchor, months);
    if (end > after) return end;
  }
}

function plusMonths(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(from.getUTCDate(), last));
  return moved;
}

/** A renewal is charged one day before the end, so that access has no gap. */
export const renewalOf = (end: Date): Date => new Date(end.getTime() - DAY_MS);

/** How many days after the end a charge may take. A SEPA direct debit takes days. */
const GRACE_DAYS = 14;
/** The end of the grace period after `end`. */
export const graceOf = (end: Date): Date => new Date(end.getTime() + GRACE_DAYS * DAY_MS);
