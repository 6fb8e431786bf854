import { IconTrophy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { LeaderboardScreen } from '../features/gamification/Leaders.tsx';
import { leaderboardLoader, trophiesLoader } from '../features/gamification/loaders.ts';
import { CategoryChoice, useCategory } from '../features/gamification/CategoryChoice.tsx';
import { Overview } from '../features/gamification/Overview.tsx';
import { Points } from '../features/gamification/Points.tsx';
import {
  byNearness,
  inTab,
  standingOptions,
  type Tab,
  TABS,
  trophiesOptions,
} from '../features/gamification/trophies.query.ts';
import classes from '../features/gamification/Trophies.module.css';
import { TrophyCard } from '../features/gamification/TrophyCard.tsx';
import { paths } from '../lib/address/paths.ts';
import { loginPath } from '../lib/address/return-to.ts';
import { useMe } from '../lib/session/session.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { EmptyState } from '../ui/state/EmptyState.tsx';
import { FailedState } from '../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../ui/state/Skeletons.tsx';
import { Tabs } from '../ui/tabs/Tabs.tsx';

/** `/trophies` (part 3 §2): the member's trophies and progress. */
function TrophyRoom() {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  if (me === null) return <Navigate to={loginPath(location)} replace />;
  return (
    <div className={classes.screen}>
      <Link to={paths.home} className={classes.back}>
        {t('trophyRoom.back')}
      </Link>
      <PageHeading title={t('trophies.title')} className={classes.heading} />
      {me ? <Room id={me.id} /> : <RowsSkeleton label={t('trophyRoom.loading')} rows={4} />}
    </div>
  );
}

function Room({ id }: { id: number }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const standing = useQuery(standingOptions(id));
  const trophies = useQuery(trophiesOptions);
  const chosen: Tab = TABS.find((tab) => tab === query.get('tab')) ?? 'all';
  const type = query.get('type');
  const tabs = TABS.map((name) => ({
    name,
    to: `${paths.trophies}?${new URLSearchParams({ ...(type && { type }), tab: name }).toString()}`,
    text: t(`trophyRoom.tabs.${name}`),
  }));
  const { categories, category } = useCategory(trophies.data ?? []);
  if (standing.isError || trophies.isError) {
    const again = () => void Promise.all([standing.refetch(), trophies.refetch()]);
    return <FailedState title={t('trophyRoom.failed')} onRetry={again} />;
  }
  if (!standing.data || !trophies.data) return <RowsSkeleton label={t('trophyRoom.loading')} rows={4} />;
  const shown = trophies.data
    .filter(inTab[chosen])
    .filter((trophy) => category === null || trophy.category === category)
    .sort(byNearness);
  const icon = <IconTrophy size={24} stroke={1.6} />;
  return (
    <>
      <Overview standing={standing.data} />
      <Tabs label={t('trophyRoom.tabs.label')} tabs={tabs} chosen={chosen} />
      <CategoryChoice categories={categories} category={category} />
      {shown.length === 0 ? (
        <EmptyState icon={icon} title={t(`trophyRoom.none.${chosen}`)} hint={t('trophyRoom.noneHint')} />
      ) : (
        <ul className={classes.list} aria-label={t('trophies.title')}>
          {shown.map((trophy) => (
            <TrophyCard key={trophy.id} trophy={trophy} />
          ))}
        </ul>
      )}
      <PointsDetails />
      <Link to={paths.leaderboard} className={classes.back}>
        {t('trophies.leaders')}
      </Link>
    </>
  );
}

/** The member's points with their reasons, loaded when opened. */
function PointsDetails() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('trophyRoom.why')}</summary>
      {open && <Points />}
    </details>
  );
}

/** Both screens in one chunk: separate file names would enlarge every first load. */
export const trophies = { Component: TrophyRoom, loader: trophiesLoader };
export const leaderboard = { Component: LeaderboardScreen, loader: leaderboardLoader };
