import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { community } from '@lyceum/contracts';
import { paths } from '../../lib/address/paths.ts';
import { itemsOf, type Pages } from '../../lib/pages.ts';
import { Avatar } from './Avatar.tsx';
import { Beside, type Extra } from './beside/Beside.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { LoadMore } from '../../ui/state/LoadMore.tsx';
import classes from './MemberList.module.css';
import { MemberName } from './MemberName.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';

type Brief = Pick<
  community.Topic['posts'][number]['user'],
  'id' | 'username' | 'name' | 'avatar' | 'isAdmin' | 'isModerator'
> &
  Extra;

interface Props<M> {
  members: UseInfiniteQueryResult<Pages<M>>;
  failed: string;
  empty: Pick<ComponentProps<typeof EmptyState>, 'icon' | 'title' | 'hint'>;
  /** Renders content after a name. */
  beside?: (member: M) => ReactNode;
  onChosen: () => void;
}

/** Paginated list of members in a dialog, each linked to their profile. */
export function MemberList<M extends Brief>({ members, failed, empty, beside, onChosen }: Props<M>) {
  const { t } = useTranslation();
  if (members.isPending) return <RowsSkeleton label={t('app.loading')} rows={3} />;
  if (!members.data) return <FailedState quiet title={failed} onRetry={() => void members.refetch()} />;
  const items = itemsOf(members.data);
  if (items.length === 0) return <EmptyState quiet {...empty} />;
  return (
    <>
      <ul className={classes.list}>
        {items.map((member) => (
          <li key={member.id}>
            <Link className={classes.row} to={paths.profile(member.username)} onClick={onChosen}>
              <Avatar member={member} size={36} />
              <MemberName member={member} small />
              <Beside member={member} />
              {beside && <span className={classes.when}>{beside(member)}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <LoadMore of={members} failed={failed} />
    </>
  );
}
