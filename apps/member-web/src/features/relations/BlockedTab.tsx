import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import type { relations } from '@lyceum/contracts';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../entities/members/Avatar.tsx';
import { MemberName } from '../../entities/members/MemberName.tsx';
import { blockedKey, useRelation } from '../../entities/members/relations/use-relation.ts';
import { itemsOf } from '../../lib/pages.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { LoadMore } from '../../ui/state/LoadMore.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import classes from './Blocked.module.css';

const blockedOptions = infiniteQueryOptions({
  queryKey: blockedKey,
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/v4/users/me/blocked', { query: { cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.meta.next_cursor,
});

/** Settings tab with the members whom the viewer blocked. Only the viewer sees it. */
export default function BlockedTab() {
  const { t } = useTranslation();
  const list = useInfiniteQuery(blockedOptions);
  if (list.isPending) return <RowsSkeleton label={t('app.loading')} rows={3} />;
  if (!list.data) return <FailedState quiet title={t('relations.failed')} onRetry={() => void list.refetch()} />;
  const members = itemsOf(list.data);
  if (members.length === 0) {
    const icon = <IconBan size={24} stroke={1.6} />;
    return <EmptyState quiet icon={icon} title={t('relations.none')} hint={t('relations.noneHint')} />;
  }
  return (
    <>
      <p className={classes.hint}>{t('relations.hint')}</p>
      <ul className={classes.list}>
        {members.map((member) => (
          <BlockedRow key={member.id} member={member} />
        ))}
      </ul>
      <LoadMore of={list} failed={t('relations.failed')} />
    </>
  );
}

function BlockedRow({ member }: { member: relations.Related }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useRelation(member);
  return (
    <li className={classes.row}>
      <Avatar member={member} size={36} />
      <span className={classes.who}>
        <MemberName member={member} small />
        <span className={classes.since}>
          {t('relations.since')} <RelativeTime moment={member.since} />
        </span>
      </span>
      <Button
        variant="default"
        size="xs"
        loading={isPending}
        aria-label={t('relations.unblockOne', { name: member.name })}
        onClick={() => mutate('unblock')}
      >
        {t('relations.unblock')}
      </Button>
    </li>
  );
}
