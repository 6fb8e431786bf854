import { Button } from '@mantine/core';
import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { members } from '@lyceum/contracts';
import { useMe } from '../../../lib/session/session.ts';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { Avatar } from '../Avatar.tsx';
import { MemberName } from '../MemberName.tsx';
import classes from './Choose.module.css';
import { MemberSearch } from './MemberSearch.tsx';

type User = members.Member;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each search has pages and a key of its own; only their members are read
type Search = (text: string) => UseInfiniteQueryOptions<any, Error, InfiniteData<{ data: User[] }>, any, any>;

interface Props {
  chosen: readonly User[];
  onChosen: (update: (before: readonly User[]) => readonly User[]) => void;
  /** Ids of members who are already in. */
  without: readonly number[];
  /** How many more members can be chosen. */
  room: number;
  search: Search;
}

/** Number of rows that fill the dialog. */
const FEW = 6;

/** Chooses members by name: the chosen members, the search field and the results. */
export function ChooseMembers({ chosen, onChosen, without, room, search }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  return (
    <>
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label={t('choose.chosen')}>
          {chosen.map((user) => (
            <li key={user.id}>
              <Avatar member={user} size={24} />
              <span>{user.name}</span>
              <button
                type="button"
                aria-label={t('choose.remove', { name: user.name })}
                onClick={() => onChosen((before) => before.filter(({ id }) => id !== user.id))}
              >
                <IconX size={14} stroke={2} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <MemberSearch text={text} onText={setText} clearing={t('choose.clear')} />
      {text !== '' && room > 0 && (
        <Found
          text={text}
          search={search}
          without={[...without, ...chosen.map(({ id }) => id)]}
          onChoose={(user) => onChosen((before) => [...before, user])}
        />
      )}
    </>
  );
}

interface FoundProps {
  text: string;
  search: Search;
  without: readonly number[];
  onChoose: (user: User) => void;
}

function Found({ text, search, without, onChoose }: FoundProps) {
  const { t } = useTranslation();
  const me = useMe();
  const found = useInfiniteQuery(search(text));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const users = (found.data?.pages ?? []).flatMap(({ data }) => data);
  const offered = users.filter(({ id }, at) => {
    const isFirst = users.findIndex((each) => each.id === id) === at;
    return isFirst && id !== me?.id && !without.includes(id);
  });
  // Loads more pages if the first results are all members who are already in.
  const asksOn = hasNextPage && !isFetchingNextPage && !found.isError && offered.length < FEW;
  useEffect(() => {
    if (asksOn) void fetchNextPage();
  }, [asksOn, fetchNextPage]);
  if (found.isPending) return <RowsSkeleton label={t('app.loading')} rows={3} />;
  if (!found.data) return <FailedState quiet title={t('choose.failed')} onRetry={() => void found.refetch()} />;
  return (
    <>
      {offered.length === 0 && !hasNextPage && (
        <p className={classes.hint} role="status">
          {t('choose.none')}
        </p>
      )}
      <ul className={classes.offered}>
        {offered.map((user) => (
          <li key={user.id}>
            <button type="button" onClick={() => onChoose(user)}>
              <Avatar member={user} size={32} />
              <MemberName member={user} small />
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('app.loadMore')}
        </Button>
      )}
    </>
  );
}
