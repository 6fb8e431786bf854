import { useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { pingsOptions } from '../../../lib/session/pings.ts';
import { toast } from '../../../lib/toast.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { dropThread } from '../cache/threads.query.ts';
import { useInboxAddress } from '../inbox-address.ts';

interface Props {
  threadId: number;
  /** Leaves the conversation for good. Otherwise it is hidden until the next message. */
  leaves: boolean;
  onDone: () => void;
}

/** Confirmation dialog before hiding or leaving a conversation. */
export default function DeleteChatDialog({ threadId, leaves, onDone }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { open, go } = useInboxAddress();
  const remove = async () => {
    const params = { thread: threadId };
    try {
      if (leaves) await api('DELETE /api/v4/inbox/{thread}/participants/me', { params });
      else await api('DELETE /api/v4/inbox/{thread}', { params });
    } catch (error) {
      toast({ kind: 'error', text: t('errors.action') });
      throw error;
    }
    // Navigates first, because an open conversation would refetch the removed one. The mini inbox stays on its screen.
    if (open) go(null, true);
    dropThread(client, threadId);
    void client.invalidateQueries({ queryKey: pingsOptions.queryKey });
    toast({ kind: 'success', text: t(leaves ? 'inbox.leave.done' : 'inbox.deleteChat.done') });
  };
  return (
    <ConfirmDialog
      title={t(leaves ? 'inbox.leave.title' : 'inbox.deleteChat.title')}
      text={t(leaves ? 'inbox.leave.text' : 'inbox.deleteChat.text')}
      action={leaves ? t('inbox.leave.action') : t('app.delete')}
      onConfirm={remove}
      onDone={onDone}
    />
  );
}
