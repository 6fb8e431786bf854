import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PeopleCard } from '../../../entities/members/PeopleCard.tsx';
import { paths } from '../../../lib/address/paths.ts';
import { LIVE } from '../../../lib/realtime/catch-up.ts';
import card from '../../../ui/place/Card.module.css';
import { gamificationKeys } from '../keys.ts';

const SHOWN = 5;

/** Query options of the members with the most points of the last month. */
export const topOptions = queryOptions({
  queryKey: [...gamificationKeys.leaders('month'), 'top'],
  meta: LIVE,
  queryFn: async ({ signal }) =>
    (await api('GET /api/v4/leaderboard', { query: { period: 'month', size: SHOWN }, signal })).data,
});

/** The members with the most points of the last month, in the rail. */
export function TopMembers() {
  const { t } = useTranslation();
  const { data: leaders = [] } = useQuery(topOptions);
  const karma = new Map(leaders.map(({ user, karma: points }) => [user.id, points]));
  return (
    <PeopleCard
      title={t('rail.top')}
      members={leaders.map(({ user }) => user)}
      note={({ id }) => t('trophyRoom.points', { count: karma.get(id) ?? 0 })}
    >
      <Link to={`${paths.leaderboard}?period=month`} className={card.all}>
        {t('rail.allLeaders')}
      </Link>
    </PeopleCard>
  );
}
