import { api } from '@lyceum/browser/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberKeys } from '../../entities/members/keys.ts';
import { useReader } from '../../lib/time/reader.ts';
import { calendarOf } from './activity.ts';
import classes from './Profile.module.css';

const CELL = 10;
const STEP = 12;

const activityOptions = (id: number, zone: string) =>
  queryOptions({
    queryKey: [...memberKeys.memberById(id), 'activity', zone],
    queryFn: ({ signal }) =>
      api('GET /api/v4/users/{id}/activity', { params: { id }, query: { zone }, signal }).then(({ data }) => data),
  });

/** A year of a member's posts and comments, by day. It counts only what everyone may read. */
export default function ActivityMap({ id }: { id: number }) {
  const { t, i18n } = useTranslation();
  const { zone } = useReader();
  const { data } = useQuery(activityOptions(id, zone));
  if (!data) return null;
  const { weeks, months } = calendarOf(data.from, data.to, data.days);
  const summary = t('profilePage.activity.summary', { count: data.total, days: data.days.length });
  const dayName = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  const monthName = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        {summary} {t('profilePage.activity.zone', { zone: data.zone })}
      </figcaption>
      <svg
        className={classes.map}
        viewBox={`0 0 ${weeks.length * STEP - (STEP - CELL)} ${7 * STEP - (STEP - CELL)}`}
        role="img"
        aria-label={summary}
      >
        {weeks.map((week, x) =>
          week.map(({ day, count, level }, y) => (
            <rect key={day} x={x * STEP} y={y * STEP} width={CELL} height={CELL} rx={2} data-level={level}>
              <title>{t('profilePage.activity.day', { count, day: dayName.format(new Date(day)) })}</title>
            </rect>
          )),
        )}
      </svg>
      <details className={classes.months}>
        <summary>{t('profilePage.activity.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('profilePage.activity.month')}</th>
              <th scope="col">{t('profilePage.posts')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(([month, count]) => (
              <tr key={month}>
                <th scope="row">{monthName.format(new Date(`${month}-01`))}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
