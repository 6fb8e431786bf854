import { api } from '@lyceum/browser/client';
import { IconTrophy } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { gamificationKeys } from './keys.ts';
import { TrophyMedal } from './TrophyMedal.tsx';
import classes from './Trophies.module.css';

const earnedOptions = (id: number) =>
  queryOptions({
    queryKey: [...gamificationKeys.trophies, 'of', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/v3/achievements', { query: { user_id: id, tab: 'earned' }, signal })).data,
  });

/** The trophies that a member has earned, on their profile. */
export default function TrophiesOf({ id }: { id: number }) {
  const { t } = useTranslation();
  const list = useQuery(earnedOptions(id));
  if (list.isPending) return <RowsSkeleton label={t('app.loading')} rows={3} />;
  if (!list.data) return <FailedState title={t('profilePage.partFailed')} onRetry={() => void list.refetch()} />;
  if (list.data.length === 0) {
    return <EmptyState icon={<IconTrophy size={24} stroke={1.6} />} title={t('profilePage.noTrophies')} />;
  }
  return (
    <ul className={classes.list} aria-label={t('profilePage.tabs.trophies')}>
      {list.data.map(({ id: trophy, title, description, image, icon, colors, rank }) => (
        <li key={trophy} className={classes.card} data-earned>
          <TrophyMedal rank={rank} icon={icon} image={image} color={colors[0]} />
          <div className={classes.words}>
            <h3>{title}</h3>
            {description && <p>{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
