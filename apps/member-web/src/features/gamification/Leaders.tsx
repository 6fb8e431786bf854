import '@mantine/core/styles/SegmentedControl.css';
import { SegmentedControl } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { GAMIFICATION_LIMITS, LEADERBOARD_PERIODS } from '@lyceum/contracts/gamification/limits';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { AvatarLink, MemberLink } from '../../entities/members/MemberLink.tsx';
import { loginPath } from '../../lib/address/return-to.ts';
import { useMe } from '../../lib/session/session.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { LoadMore } from '../../ui/state/LoadMore.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { leadersOptions, ownPlaceOptions, type Period } from './trophies.query.ts';
import classes from './Trophies.module.css';

/** The first places are set apart. */
const PODIUM = 3;

/** `/leaderboard`: members by their points of all time, a month or a week, with the member's own rank. */
export function LeaderboardScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  const [query, setQuery] = useSearchParams();
  if (me === null) return <Navigate to={loginPath(location)} replace />;
  const period: Period = LEADERBOARD_PERIODS.find((name) => name === query.get('period')) ?? 'all';
  return (
    <>
      <PageHeading title={t('trophies.leaders')} className={classes.heading}>
        {t('trophies.leaders')}
      </PageHeading>
      <SegmentedControl
        className={classes.periods}
        aria-label={t('trophyRoom.period')}
        value={period}
        onChange={(value) => setQuery({ period: value }, { replace: true, preventScrollReset: true })}
        data={LEADERBOARD_PERIODS.map((value) => ({ value, label: t(`trophyRoom.periods.${value}`) }))}
      />
      <div className={classes.board}>
        {me ? (
          <>
            <OwnPlace period={period} />
            <List key={period} period={period} myId={me.id} />
          </>
        ) : (
          <RowsSkeleton label={t('trophyRoom.loading')} rows={3} />
        )}
      </div>
    </>
  );
}

function OwnPlace({ period }: { period: Period }) {
  const { t } = useTranslation();
  const own = useQuery(ownPlaceOptions(period)).data;
  if (!own || own.place === null) return null;
  const isFar = own.place > GAMIFICATION_LIMITS.counted;
  return (
    <p className={classes.own}>
      {t(isFar ? 'trophyRoom.ownFar' : 'trophyRoom.own', { place: isFar ? GAMIFICATION_LIMITS.counted : own.place })}
      <strong>{t('trophyRoom.points', { count: own.karma })}</strong>
    </p>
  );
}

function List({ period, myId }: { period: Period; myId: number }) {
  const { t } = useTranslation();
  const leaders = useInfiniteQuery(leadersOptions(period));
  if (leaders.isPending) return <RowsSkeleton label={t('trophyRoom.loading')} rows={3} />;
  if (!leaders.data) return <FailedState title={t('trophyRoom.partFailed')} onRetry={() => void leaders.refetch()} />;
  const rows = leaders.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) return <p className={classes.quiet}>{t('trophyRoom.leadersNone')}</p>;
  return (
    <>
      <ol className={classes.rows}>
        {rows.map(({ place, karma, user }) => (
          <li key={user.id} data-me={user.id === myId || undefined}>
            <span className={classes.place} data-first={place <= PODIUM || undefined}>
              <span className="visually-hidden">{t('trophyRoom.place', { place })}</span>
              <span aria-hidden="true">{place}</span>
            </span>
            <AvatarLink member={user} size={36} />
            <MemberLink member={user} />
            <strong>{t('trophyRoom.points', { count: karma })}</strong>
          </li>
        ))}
      </ol>
      <LoadMore of={leaders} failed={t('trophyRoom.partFailed')} />
    </>
  );
}
