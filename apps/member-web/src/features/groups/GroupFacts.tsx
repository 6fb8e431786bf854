import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/place/Badge.tsx';
import type { Group } from './queries/groups.query.ts';

/** Badges of a group: closed, visibility, required levels, requests and number of members. */
export function GroupFacts({ group }: { group: Group }) {
  const { t } = useTranslation();
  const { closed_at, levels, members_count, requests_count, status } = group;
  return (
    <>
      {closed_at !== null && <Badge kind="danger">{t('groups.closed')}</Badge>}
      <Badge>{t(`groups.status.${status}`)}</Badge>
      {levels.length > 0 && <Badge>{t('groups.levels', { levels: levels.map(({ name }) => name).join(', ') })}</Badge>}
      {requests_count > 0 && <Badge kind="flame">{t('groups.requests', { count: requests_count })}</Badge>}
      <span>{t('groups.members', { count: members_count })}</span>
    </>
  );
}
