import { Button } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { members } from '@lyceum/contracts';
import { MESSAGE_LIMITS } from '@lyceum/contracts/limits';
import { Avatar } from '../../../entities/members/Avatar.tsx';
import { MemberName } from '../../../entities/members/MemberName.tsx';
import { useMe } from '../../../lib/session/session.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { putThread, type Thread } from '../cache/threads.query.ts';
import { useInboxAddress } from '../inbox-address.ts';
import { SearchField } from '../list/SearchField.tsx';
import { searchOptions } from '../list/search.query.ts';
import classes from './Dialogs.module.css';

type User = members.Member;

/** As many fill the dialog. */
const FEW = 6;

/** Chooses members by name. Of a conversation of two another one begins, and opens. */
export default function AddPeopleDialog({ thread, onDone }: { thread: Thread; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { go } = useInboxAddress();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly User[]>([]);
  const add = useMutation({
    mutationFn: () =>
      api('POST /api/v4/inbox/{thread}/participants', {
        params: { thread: thread.id },
        body: { user_ids: chosen.map(({ id }) => id) },
      }),
    onSuccess: ({ data }) => {
      onDone();
      if ((data as Partial<Thread>).partners) putThread(client, data);
      if (data.id !== thread.id) go({ thread: data.id });
    },
  });
  const { error } = add;
  const room = MESSAGE_LIMITS.participants - thread.partners.length - chosen.length;
  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button disabled={chosen.length === 0} loading={add.isPending} onClick={() => add.mutate()}>
        {t('inbox.add.action')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('inbox.add.title')} onClose={onDone} buttons={buttons}>
      <div className={classes.stack}>
        <p className={classes.hint}>{t(thread.partners.length === 1 ? 'inbox.add.ofTwo' : 'inbox.add.ofMore')}</p>
        {chosen.length > 0 && (
          <ul className={classes.chosen} aria-label={t('inbox.add.chosen')}>
            {chosen.map((user) => (
              <li key={user.id}>
                <Avatar member={user} size={24} />
                <span>{user.name}</span>
                <button
                  type="button"
                  aria-label={t('inbox.add.remove', { name: user.name })}
                  onClick={() => setChosen((before) => before.filter(({ id }) => id !== user.id))}
                >
                  <IconX size={14} stroke={2} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <SearchField text={text} onText={setText} />
        {text !== '' && room > 0 && (
          <Found
            text={text}
            without={[...thread.partners.filter(({ left }) => !left), ...chosen].map(({ id }) => id)}
            onChoose={(user) => setChosen((before) => [...before, user])}
          />
        )}
        <Refusal>{error ? (error instanceof ApiError && error.firstMessage) || t('errors.action') : null}</Refusal>
      </div>
    </Dialog>
  );
}

interface FoundProps {
  text: string;
  without: readonly number[];
  onChoose: (user: User) => void;
}

function Found({ text, without, onChoose }: FoundProps) {
  const { t } = useTranslation();
  const me = useMe();
  const found = useInfiniteQuery(searchOptions(text));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const users = (found.data?.pages ?? []).flatMap(({ data }) => data);
  const offered = users.filter(({ id }, at) => {
    const isFirst = users.findIndex((each) => each.id === id) === at;
    return isFirst && id !== me?.id && !without.includes(id);
  });
  // Those with whom there is a conversation come first, and may all be in it already.
  const asksOn = hasNextPage && !isFetchingNextPage && !found.isError && offered.length < FEW;
  useEffect(() => {
    if (asksOn) void fetchNextPage();
  }, [asksOn, fetchNextPage]);
  if (found.isPending) return <RowsSkeleton label={t('app.loading')} rows={3} />;
  if (!found.data) {
    return <FailedState quiet title={t('inbox.search.failed')} onRetry={() => void found.refetch()} />;
  }
  return (
    <>
      {offered.length === 0 && !hasNextPage && (
        <p className={classes.hint} role="status">
          {t('inbox.add.none')}
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
