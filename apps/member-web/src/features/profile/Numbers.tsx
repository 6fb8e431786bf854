import { count } from '@lyceum/browser/time';
import { api } from '@lyceum/browser/client';
import type { members } from '@lyceum/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberKeys } from '../../entities/members/keys.ts';
import { useMe } from '../../lib/session/session.ts';
import classes from './Profile.module.css';

/** Query options of the number of a member's followers. Only members may ask. */
const followersOptions = (id: number) =>
  queryOptions({
    queryKey: [...memberKeys.memberById(id), 'followers'],
    queryFn: async ({ signal }) =>
      (await api('GET /api/v4/users/{id}/followers', { params: { id }, signal })).meta.total,
  });

/** What a member has done, in numbers. They cover only what the reader may see. */
export function Numbers({ member }: { member: members.MemberSeen }) {
  const { t, i18n } = useTranslation();
  const me = useMe();
  const followers = useQuery({ ...followersOptions(member.id), enabled: Boolean(me) }).data;
  const rows = [
    ['posts', member.posts],
    ['answers', member.answers],
    ['likes', member.likes],
    ...(me ? [['followers', followers] as const] : []),
    ...(member.gamification ? [['points', member.karma] as const] : []),
  ] as const;
  return (
    <dl className={classes.numbers} aria-label={t('profilePage.numbers')}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`profilePage.${name}`)}</dt>
          <dd>{value === undefined ? '–' : count(value, i18n.language)}</dd>
        </div>
      ))}
    </dl>
  );
}
