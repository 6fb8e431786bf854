import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import type { members } from '@lyceum/contracts';
import { EVENT_LIMITS } from '@lyceum/contracts/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseMembers } from '../../../entities/members/choose/ChooseMembers.tsx';
import { membersNamed } from '../../../entities/members/choose/members.query.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { askAnew, firstMessage } from '../queries/events.mutations.ts';
import type { Event } from '../queries/events.query.ts';
import classes from './Show.module.css';

/** Invites members by name: organisers, and where that is allowed whoever goes. Whoever is in it already stays as they are. */
export default function InviteDialog({ event, onDone }: { event: Event; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly members.Member[]>([]);
  const invite = useMutation({
    mutationFn: () =>
      api('POST /api/v4/events/{id}/invitations', {
        params: { id: event.id },
        body: { user_ids: chosen.map(({ id }) => id) },
      }),
    onSuccess: ({ data: { length: count } }) => {
      toast({ kind: 'success', text: t('events.people.sent', { count }) });
      void askAnew(client);
      onDone();
    },
  });
  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button disabled={chosen.length === 0} loading={invite.isPending} onClick={() => invite.mutate()}>
        {t('events.people.invite')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('events.people.invite')} onClose={onDone} buttons={buttons}>
      <div className={classes.about}>
        <ChooseMembers
          chosen={chosen}
          onChosen={setChosen}
          without={[]}
          room={EVENT_LIMITS.invited - chosen.length}
          search={membersNamed}
        />
        <Refusal>{invite.error && (firstMessage(invite.error) || t('errors.action'))}</Refusal>
      </div>
    </Dialog>
  );
}
