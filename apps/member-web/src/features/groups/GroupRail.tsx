import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PeopleCard } from '../../entities/members/PeopleCard.tsx';
import { paths } from '../../lib/address/paths.ts';
import { LIVE } from '../../lib/realtime/catch-up.ts';
import card from '../../ui/place/Card.module.css';
import rail from '../../ui/rail/Rail.module.css';
import type { Group } from './queries/groups.query.ts';
import { groupKeys } from './queries/keys.ts';

const SHOWN = 8;

/** Query options of some members of a group. */
export const someMembersOptions = (id: number) =>
  queryOptions({
    queryKey: [...groupKeys.people(id, 'in'), 'some'],
    meta: LIVE,
    queryFn: async ({ signal }) =>
      (await api('GET /api/v4/groups/{id}/members', { params: { id }, query: { status: 'in' }, signal })).data,
  });

/** The description, rules and members of a group, unless the open tab shows them. */
export function GroupRail({ group, tab }: { group: Group; tab: string }) {
  const { t } = useTranslation();
  const reads = group.permissions.includes('READ');
  const { data: members = [] } = useQuery({ ...someMembersOptions(group.id), enabled: reads });
  return (
    <>
      {tab !== 'about' && (group.excerpt || group.rules.length > 0) && (
        <section className={card.card} aria-labelledby="rail-group">
          <h2 id="rail-group" className={card.title}>
            {t('rail.about')}
          </h2>
          {group.excerpt && <p className={rail.text}>{group.excerpt}</p>}
          {group.rules.length > 0 && (
            <Link to={paths.group(group.slug, 'about')} className={card.all}>
              {t('rail.rules')}
            </Link>
          )}
        </section>
      )}
      {reads && tab !== 'members' && (
        <PeopleCard title={t('rail.groupMembers')} members={members.slice(0, SHOWN)}>
          {members.length > SHOWN && (
            <Link to={paths.group(group.slug, 'members')} className={card.all}>
              {t('rail.allMembers')}
            </Link>
          )}
        </PeopleCard>
      )}
    </>
  );
}
