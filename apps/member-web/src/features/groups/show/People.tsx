import '@mantine/core/styles/Input.css';
import { Button, NativeSelect } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { groups } from '@lyceum/contracts';
import { useState } from 'react';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { useTranslation } from 'react-i18next';
import { AvatarLink, MemberLink } from '../../../entities/members/MemberLink.tsx';
import { itemsOf } from '../../../lib/pages.ts';
import { useMe } from '../../../lib/session/session.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { Badge } from '../../../ui/place/Badge.tsx';
import classes from '../../../ui/place/Place.module.css';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { LoadMore } from '../../../ui/state/LoadMore.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { type Doing, useManage } from '../queries/groups.mutations.ts';
import { type Group, peopleOptions, type PeopleStatus } from '../queries/groups.query.ts';

type Member = groups.GroupMember;
/** An action that needs confirmation, and the member it affects. */
interface Asked {
  doing: 'remove' | 'ban';
  member: Member;
}

const ROLES = ['owner', 'moderator', 'member'] as const;
/** Actions per membership status. */
const OFFERED: Record<PeopleStatus, readonly Doing[]> = {
  in: ['remove', 'ban'],
  asked: ['approve', 'refuse'],
  invited: ['remove'],
  banned: ['unban'],
};

/** Paginated list of a group's people with one membership status. */
export function People({ group, status }: { group: Group; status: PeopleStatus }) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(peopleOptions(group.id, status));
  const [asked, setAsked] = useState<Asked | null>(null);
  const manage = useManage(group.id);
  if (list.isPending) return <RowsSkeleton label={t('app.loading')} rows={5} />;
  if (!list.data) return <FailedState quiet title={t('groups.people.failed')} onRetry={() => void list.refetch()} />;
  const people = itemsOf(list.data);
  if (people.length === 0) {
    return <EmptyState quiet icon={<IconUsers size={24} stroke={1.6} />} title={t('groups.people.none')} />;
  }
  const run = (doing: Doing, member: Member): void => {
    if (doing === 'remove' || doing === 'ban') setAsked({ doing, member });
    else manage.mutate({ doing, memberId: member.id });
  };
  return (
    <>
      <ul className={classes.attendees}>
        {people.map((member) => (
          <li key={member.id}>
            <AvatarLink member={member} size={36} />
            <MemberLink member={member} />
            {status === 'in' && member.role !== 'member' && <Badge>{t(`groups.people.${member.role}`)}</Badge>}
            <Doings group={group} member={member} status={status} run={run} />
          </li>
        ))}
      </ul>
      <LoadMore of={list} failed={t('groups.people.failed')} />
      {asked && (
        <Part missing="opened">
          <ConfirmDialog
            title={t(`groups.people.${asked.doing}Sure`, { name: asked.member.name })}
            text={t(`groups.people.${asked.doing}Text`)}
            action={t(`groups.people.${asked.doing}`)}
            onConfirm={() => manage.mutateAsync({ doing: asked.doing, memberId: asked.member.id })}
            onDone={() => setAsked(null)}
          />
        </Part>
      )}
    </>
  );
}

interface DoingsProps {
  group: Group;
  member: Member;
  status: PeopleStatus;
  run: (doing: Doing, member: Member) => void;
}

/** Actions on one person. Hidden for the viewer's own entry. Only owners may act on owners and moderators. */
function Doings({ group, member, status, run }: DoingsProps) {
  const { t } = useTranslation();
  const me = useMe();
  const owns = group.permissions.includes('TRANSFER');
  const may = group.permissions.includes('MANAGE') && (owns || status !== 'in' || member.role === 'member');
  if (!may || member.id === me?.id) return null;
  const { name } = member;
  return (
    <span className={classes.doings}>
      {owns && status === 'in' && (
        <NativeSelect
          size="xs"
          aria-label={t('groups.people.role', { name })}
          data={ROLES.map((value) => ({ value, label: t(`groups.people.${value}`) }))}
          value={member.role}
          onChange={({ currentTarget }) => run(currentTarget.value as Doing, member)}
        />
      )}
      {OFFERED[status].map((doing) => (
        <Button
          key={doing}
          size="xs"
          variant={doing === 'approve' ? 'filled' : 'default'}
          aria-label={t(`groups.people.${doing as 'approve' | 'refuse' | 'remove' | 'ban' | 'unban'}One`, { name })}
          onClick={() => run(doing, member)}
        >
          {t(`groups.people.${doing}`)}
        </Button>
      ))}
    </span>
  );
}
