import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { LoadMore } from '../../ui/state/LoadMore.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { pointsOptions } from './trophies.query.ts';
import classes from './Trophies.module.css';

/** The member's points, each with its reason and a link to the content if that still exists. */
export function Points() {
  const { t, i18n } = useTranslation();
  const points = useInfiniteQuery(pointsOptions);
  if (points.isPending) return <RowsSkeleton label={t('trophyRoom.loading')} rows={3} />;
  if (!points.data) return <FailedState title={t('trophyRoom.partFailed')} onRetry={() => void points.refetch()} />;
  const rows = points.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) return <p className={classes.quiet}>{t('trophyRoom.whyNone')}</p>;
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <>
      <ul className={classes.rows}>
        {rows.map(({ why, thing, at, points: worth }, index) => (
          <li key={index}>
            <span className={classes.reason}>
              {why}
              {thing && <Link to={thing.path}>{thing.title}</Link>}
            </span>
            <span className={classes.quiet}>{when.format(new Date(at))}</span>
            <strong>{t('trophyRoom.points', { count: worth })}</strong>
          </li>
        ))}
      </ul>
      <LoadMore of={points} failed={t('trophyRoom.partFailed')} />
    </>
  );
}
