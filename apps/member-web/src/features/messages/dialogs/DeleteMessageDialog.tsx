import { useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import type { Message } from '../cache/messages.query.ts';
import { takeDeleted } from '../cache/use-live-inbox.ts';

/** Confirmation dialog before deleting a message for everyone. A placeholder remains. */
export default function DeleteMessageDialog({ message, onDone }: { message: Message; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const remove = async () => {
    try {
      await api('DELETE /api/v4/inbox/messages/{id}', { params: { id: message.id } });
      takeDeleted(client, message.thread_id, message.id);
    } catch (error) {
      toast({ kind: 'error', text: t('errors.action') });
      throw error;
    }
  };
  return (
    <ConfirmDialog
      title={t('inbox.deleteMessage.title')}
      text={t('inbox.deleteMessage.text')}
      action={t('app.delete')}
      onConfirm={remove}
      onDone={onDone}
    />
  );
}
