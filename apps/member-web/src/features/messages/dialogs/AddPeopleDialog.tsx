import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { members } from '@lyceum/contracts';
import { MESSAGE_LIMITS } from '@lyceum/contracts/limits';
import { ChooseMembers } from '../../../entities/members/choose/ChooseMembers.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { putThread, type Thread } from '../cache/threads.query.ts';
import { useInboxAddress } from '../inbox-address.ts';
import { searchOptions } from '../list/search.query.ts';
import classes from './Dialogs.module.css';

type User = members.Member;

/** Dialog that adds members by name. Adding to a conversation of two creates a new one and opens it. */
export default function AddPeopleDialog({ thread, onDone }: { thread: Thread; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { go } = useInboxAddress();
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
        <ChooseMembers
          chosen={chosen}
          onChosen={setChosen}
          without={thread.partners.filter(({ left }) => !left).map(({ id }) => id)}
          room={room}
          search={searchOptions}
        />
        <Refusal>{error ? (error instanceof ApiError && error.firstMessage) || t('errors.action') : null}</Refusal>
      </div>
    </Dialog>
  );
}
