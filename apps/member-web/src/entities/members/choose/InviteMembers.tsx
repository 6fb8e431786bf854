import { Button } from '@mantine/core';
import { ApiError } from '@lyceum/browser/client';
import { useMutation } from '@tanstack/react-query';
import type { members } from '@lyceum/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import classes from './Choose.module.css';
import { ChooseMembers } from './ChooseMembers.tsx';
import { membersNamed } from './members.query.ts';

interface Props {
  title: string;
  /** Maximum number of members per invitation. */
  most: number;
  send: (user_ids: number[]) => Promise<{ data: unknown[] }>;
  /** Receives the number of invited members. Members who are already in stay unchanged. */
  onSent: (count: number) => void;
  onDone: () => void;
}

/** Dialog that invites members by name, to a group or an event for example. */
export function InviteMembers({ title, most, send, onSent, onDone }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly members.Member[]>([]);
  const invite = useMutation({
    mutationFn: () => send(chosen.map(({ id }) => id)),
    onSuccess: ({ data }) => {
      onSent(data.length);
      onDone();
    },
  });
  const { error } = invite;
  const refused = error instanceof ApiError ? (error.firstMessage ?? error.message) : null;
  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button disabled={chosen.length === 0} loading={invite.isPending} onClick={() => invite.mutate()}>
        {title}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onDone} buttons={buttons}>
      <div className={classes.stack}>
        <ChooseMembers
          chosen={chosen}
          onChosen={setChosen}
          without={[]}
          room={most - chosen.length}
          search={membersNamed}
        />
        <Refusal>{error && (refused || t('errors.action'))}</Refusal>
      </div>
    </Dialog>
  );
}
