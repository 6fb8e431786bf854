import { directoryIn } from '@lyceum/contracts/first-lists';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { MemberSearch } from '../../entities/members/choose/MemberSearch.tsx';
import { loginPath } from '../../lib/address/return-to.ts';
import { itemsOf } from '../../lib/pages.ts';
import { useMe } from '../../lib/session/session.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import screen from '../../ui/place/Screen.module.css';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { LoadMore } from '../../ui/state/LoadMore.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { MemberCard } from './MemberCard.tsx';
import { type Chosen, directoryOptions, levelsOptions, ORDERS } from './members.query.ts';
import control from '../../ui/Control.module.css';
import classes from './MembersScreen.module.css';

/** `/members`: the members of the community, with a search, an order and a level. The choice is in the address. */
export function MembersScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  const [query, setQuery] = useSearchParams();
  if (me === null) return <Navigate to={loginPath(location)} replace />;
  const chosen: Chosen = directoryIn(query);
  const choose = (part: Partial<Chosen>) => {
    const { search, order, level: wanted } = { ...chosen, ...part };
    const next = { ...(search && { q: search }), ...(order !== 'name' && { sort: order }) };
    setQuery(wanted === null ? next : { ...next, level: String(wanted) }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <div className={screen.head}>
        <PageHeading title={t('member.all')} className={screen.title}>
          {t('member.all')}
        </PageHeading>
      </div>
      <MemberSearch
        text={chosen.search}
        label={t('members.search')}
        clearing={t('members.clear')}
        onText={(search) => choose({ search })}
      />
      <div className={`${screen.bar} ${classes.bar}`}>
        <div className={screen.choice} role="group" aria-label={t('members.order.label')}>
          {ORDERS.map((order) => (
            <button key={order} type="button" aria-pressed={order === chosen.order} onClick={() => choose({ order })}>
              {t(`members.order.${order}`)}
            </button>
          ))}
        </div>
        <LevelChoice level={chosen.level} onLevel={(wanted) => choose({ level: wanted })} />
      </div>
      {me ? <List chosen={chosen} /> : <RowsSkeleton label={t('members.loading')} rows={6} />}
    </>
  );
}

/** Select of a membership level, where the community has any. */
function LevelChoice({ level, onLevel }: { level: number | null; onLevel: (level: number | null) => void }) {
  const { t } = useTranslation();
  const levels = useQuery(levelsOptions).data ?? [];
  if (levels.length === 0) return null;
  return (
    <select
      data-end
      className={control.control}
      aria-label={t('members.level')}
      value={level ?? ''}
      onChange={({ currentTarget: { value } }) => onLevel(value === '' ? null : Number(value))}
    >
      <option value="">{t('members.everyLevel')}</option>
      {levels.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

function List({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(directoryOptions(chosen));
  if (list.isPending) return <RowsSkeleton label={t('members.loading')} rows={6} />;
  if (!list.data) return <FailedState title={t('members.failed')} onRetry={() => void list.refetch()} />;
  const members = itemsOf(list.data);
  if (members.length === 0) {
    return <EmptyState icon={<IconUsers size={24} stroke={1.6} />} title={t('members.none')} />;
  }
  return (
    <>
      <ul className={classes.cards} aria-label={t('member.all')}>
        {members.map((member) => (
          <MemberCard key={member.id} member={member} joined={chosen.order === 'newest'} />
        ))}
      </ul>
      <LoadMore of={list} failed={t('members.failed')} />
    </>
  );
}
