type Period = 'month' | 'year' | 'once';
const DAY_MS = 86_400_000;

/**
 * The first end of a period, counted from the moment of the first payment, that lies behind `after`: a month from 31 January is the last day
 * of February, and the next one 31 March again.
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

/** It is charged a day before the end, so that what is paid is open without a gap. */
export const renewalOf = (end: Date): Date => new Date(end.getTime() - DAY_MS);

/** How long a charge may take behind the end: a SEPA debit takes days. */
const GRACE_DAYS = 14;
export const graceOf = (end: Date): Date => new Date(end.getTime() + GRACE_DAYS * DAY_MS);
