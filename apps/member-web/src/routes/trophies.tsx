import { IconTrophy } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { channels } from '@lyceum/contracts/realtime';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { Overview } from '../features/gamification/Overview.tsx';
import { Parts } from '../features/gamification/Parts.tsx';
import {
  gamificationKeys,
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
import { useLive } from '../lib/realtime/use-live.ts';
import { sessionKeys } from '../lib/session/keys.ts';
import { useMe } from '../lib/session/session.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { EmptyState } from '../ui/state/EmptyState.tsx';
import { FailedState } from '../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../ui/state/Skeletons.tsx';
import { Tabs } from '../ui/tabs/Tabs.tsx';

/** `/trophies` (part 3 §2): the trophy room of who is signed in, with how far they are. */
export function Component() {
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
  const client = useQueryClient();
  const [query] = useSearchParams();
  const standing = useQuery(standingOptions(id));
  const trophies = useQuery(trophiesOptions);
  // What stands beside one's own name, too.
  const anew = () =>
    [gamificationKeys.all, sessionKeys.me].forEach((queryKey) => void client.invalidateQueries({ queryKey }));
  useLive([channels.score(id)], { scoreEvent: anew }, anew);
  const chosen: Tab = TABS.find((tab) => tab === query.get('tab')) ?? 'all';
  const tabs = TABS.map((name) => ({ name, to: `${paths.trophies}?tab=${name}`, text: t(`trophyRoom.tabs.${name}`) }));
  if (standing.isError || trophies.isError) {
    const again = () => void Promise.all([standing.refetch(), trophies.refetch()]);
    return <FailedState title={t('trophyRoom.failed')} onRetry={again} />;
  }
  if (!standing.data || !trophies.data) return <RowsSkeleton label={t('trophyRoom.loading')} rows={4} />;
  const shown = trophies.data.filter(inTab[chosen]);
  const icon = <IconTrophy size={24} stroke={1.6} />;
  return (
    <>
      <Overview standing={standing.data} />
      <Tabs label={t('trophyRoom.tabs.label')} tabs={tabs} chosen={chosen} />
      {shown.length === 0 ? (
        <EmptyState icon={icon} title={t(`trophyRoom.none.${chosen}`)} hint={t('trophyRoom.noneHint')} />
      ) : (
        <ul className={classes.list} aria-label={t('trophies.title')}>
          {shown.map((trophy) => (
            <TrophyCard key={trophy.id} trophy={trophy} />
          ))}
        </ul>
      )}
      <Parts />
    </>
  );
}
