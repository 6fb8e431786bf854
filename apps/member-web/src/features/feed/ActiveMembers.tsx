import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { distinct, PeopleCard } from '../../entities/members/PeopleCard.tsx';
import { useFeedTab } from './feed-tab.ts';
import { feedOptions } from './feed.query.ts';

const SHOWN = 8;

/** Authors and commenters of the first page of a board, in the rail. Needs no request of its own. */
export function ActiveMembers({ boardId }: { boardId: number }) {
  const { t } = useTranslation();
  const status = useFeedTab();
  const { data } = useInfiniteQuery({ ...feedOptions({ boardId, status }), enabled: false });
  const people = (data?.pages[0]?.data ?? []).flatMap(({ user, posts }) => [user, ...posts.map((post) => post.user)]);
  return <PeopleCard title={t('rail.active')} members={distinct(people, SHOWN)} />;
}
