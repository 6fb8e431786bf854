import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '../../entities/members/MemberLink.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { leadersOptions, pointsOptions } from './trophies.query.ts';
import classes from './Trophies.module.css';

/** Asked for when it is opened. */
function Folded({ title, children }: { title: string; children: () => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}

/** What each point is for, and who has most. */
export function Parts() {
  const { t } = useTranslation();
  return (
    <>
      <Folded title={t('trophyRoom.why')}>{() => <Points />}</Folded>
      <Folded title={t('trophyRoom.leaders')}>{() => <Leaders />}</Folded>
    </>
  );
}

function Points() {
  const { t, i18n } = useTranslation();
  const points = useQuery(pointsOptions);
  if (points.isPending) return <RowsSkeleton label={t('trophyRoom.loading')} rows={3} />;
  if (!points.data) return <FailedState title={t('trophyRoom.partFailed')} onRetry={() => void points.refetch()} />;
  if (points.data.length === 0) return <p className={classes.quiet}>{t('trophyRoom.whyNone')}</p>;
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <ul className={classes.rows}>
      {points.data.map(({ why, at, points: worth }, index) => (
        <li key={index}>
          <span>{why}</span>
          <span className={classes.quiet}>{when.format(new Date(at))}</span>
          <strong>{t('trophyRoom.points', { count: worth })}</strong>
        </li>
      ))}
    </ul>
  );
}

function Leaders() {
  const { t } = useTranslation();
  const leaders = useQuery(leadersOptions);
  if (leaders.isPending) return <RowsSkeleton label={t('trophyRoom.loading')} rows={3} />;
  if (!leaders.data) return <FailedState title={t('trophyRoom.partFailed')} onRetry={() => void leaders.refetch()} />;
  if (leaders.data.length === 0) return <p className={classes.quiet}>{t('trophyRoom.leadersNone')}</p>;
  return (
    <ol className={classes.rows}>
      {leaders.data.map(({ place, karma, user }) => (
        <li key={user.id}>
          <span className={classes.place}>{t('trophyRoom.place', { place })}</span>
          <MemberLink member={user} />
          <strong>{t('trophyRoom.points', { count: karma })}</strong>
        </li>
      ))}
    </ol>
  );
}
