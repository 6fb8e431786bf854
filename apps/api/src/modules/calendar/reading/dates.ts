import type { Condition } from '@lyceum/contracts';
import { momentIn } from '../../../platform/time/zoned-time.ts';
import { dayBetween } from '../rights/when.ts';

const DATES = ['start_date', 'end_date', 'created_at'];
const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

type Words = Partial<Record<'where' | 'where_lt' | 'where_lte' | 'where_gt' | 'where_gte', Condition[]>>;

/**
 * Converts the dates of a query into timestamps in the community's time zone.
 * Equality with a day becomes a range of two conditions, because a day can have 23, 24 or 25 hours.
 */
export function inZone<Q extends Words>(query: Q, zone: string): Q {
  const isDate = ({ field }: Condition): boolean => DATES.includes(field);
  const moment = (each: Condition): Condition =>
    isDate(each) ? { ...each, value: momentIn(String(each.value), zone).toISOString() } : each;
  const days = (query.where ?? []).filter((each) => isDate(each) && IS_DAY.test(String(each.value)));
  const within = days.map(({ field, value }) => ({ field, ...dayBetween(String(value), zone) }));
  return {
    ...query,
    where: (query.where ?? []).filter((each) => !days.includes(each)).map(moment),
    where_lt: [
      ...(query.where_lt ?? []).map(moment),
      ...within.map(({ field, ends }) => ({ field, is: '<' as const, value: ends.toISOString() })),
    ],
    where_lte: (query.where_lte ?? []).map(moment),
    where_gt: (query.where_gt ?? []).map(moment),
    where_gte: [
      ...(query.where_gte ?? []).map(moment),
      ...within.map(({ field, begins }) => ({ field, is: '>=' as const, value: begins.toISOString() })),
    ],
  };
}
