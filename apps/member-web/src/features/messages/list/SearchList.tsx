import { useInfiniteQuery } from '@tanstack/react-query';
import { IconUserSearch } from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { members } from '@lyceum/contracts';
import { MemberName } from '../../../entities/members/MemberName.tsx';
import { paths } from '../../../lib/address/paths.ts';
import { useNearEnd } from '../../../lib/screen/use-near-end.ts';
import { toast } from '../../../lib/toast.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { DotsMenu } from '../menu/DotsMenu.tsx';
import { Faces } from '../Faces.tsx';
import classes from './List.module.css';
import { Spinner } from './Spinner.tsx';
import { searchOptions } from './search.query.ts';

/** Fraction of the list to scroll before the next page loads (part 2 §9). */
const ASK_AT = 0.95;

interface Props {
  text: string;
  meId: number;
  box: RefObject<HTMLDivElement | null>;
}

/** Members by name: first those with a conversation, then the others. */
export function SearchList({ text, meId, box }: Props) {
  const { t } = useTranslation();
  const found = useInfiniteQuery(searchOptions(text));
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isError, error } = found;
  const pages = found.data?.pages ?? [];
  const of = (inbox: (typeof pages)[number]['inbox']) =>
    once(
      pages.filter((page) => page.inbox === inbox),
      meId,
    );
  const [known, others] = [of('has_conversation'), of('has_no_conversation')];
  const count = known.length + others.length;
  useNearEnd(box, ASK_AT, () => void fetchNextPage(), hasNextPage && !isFetchingNextPage && !isError, pages.length);

  // Loads the other members immediately. They must not wait for scrolling past the messages below.
  const knownAreAll = pages.length > 0 && pages.length >= pages[0]!.last_page && hasNextPage && others.length === 0;
  const fetchOthers = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (knownAreAll && !isFetchingNextPage && !isError) fetchOthers();
  }, [knownAreAll, isFetchingNextPage, isError]);

  const tell = useEffectEvent(() => {
    if (error) toast({ kind: 'error', text: `${t('inbox.search.failed')} ${error.message}` });
  });
  useEffect(() => tell(), [error]);

  if (isError) {
    const again = () => void (found.data ? fetchNextPage() : found.refetch());
    return (
      <div className={classes.literal}>
        <Rows title={t('inbox.search.known')} users={known} />
        <Rows title={t('inbox.search.start')} users={others} />
        <FailedState quiet title={t('inbox.search.failed')} onRetry={again} />
      </div>
    );
  }
  if (found.isPending || (count === 0 && hasNextPage)) return <RowsSkeleton label={t('app.loading')} rows={5} />;
  if (count === 0) {
    return (
      <div className={classes.literal} role="status">
        <EmptyState quiet icon={<IconUserSearch size={24} stroke={1.6} />} title={t('inbox.search.none')} />
      </div>
    );
  }
  return (
    <>
      <Rows title={t('inbox.search.known')} users={known} />
      <Rows title={t('inbox.search.start')} users={others} />
      {isFetchingNextPage && <Spinner label={t('inbox.search.more')} />}
    </>
  );
}

type User = members.Member;

const once = (pages: readonly { data: User[] }[], meId: number): User[] => [
  ...new Map(
    pages
      .flatMap(({ data }) => data)
      .filter(({ id }) => id !== meId)
      .map((user) => [user.id, user]),
  ).values(),
];

function Rows({ title, users }: { title: string; users: readonly User[] }) {
  const { t } = useTranslation();
  const id = useId();
  if (users.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      <ul className={classes.list}>
        {users.map((user) => (
          <li key={user.id} className={classes.found}>
            <Link to={paths.messages({ participant: user.id })} className={classes.row} data-row={`to-${user.id}`}>
              <Faces members={[{ ...user, last_read: null, left: false }]} size={40} />
              <span className={classes.words}>
                <MemberName member={user} small />
                <span className={classes.preview}>@{user.username}</span>
              </span>
            </Link>
            <span className={classes.menu}>
              <DotsMenu
                small
                label={t('inbox.menu.member', { name: user.name })}
                entries={[{ label: t('inbox.menu.profile'), icon: 'profile', href: paths.profile(user.username) }]}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
