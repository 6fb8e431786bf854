import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import i18next from 'i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { postKeys } from './keys.ts';
import { toast } from '../../../lib/toast.ts';
import { removeTopic, type Topic } from './topic-cache.ts';

const failed = () => toast({ kind: 'error', text: i18next.t('errors.action') });

/** Returns a function that deletes a topic and offers to undo it. A reader on the topic's screen moves to its board. */
export function useDeleteTopic(topic: Topic) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const undo = (): void => {
    api('POST /api/v4/topics/{id}/restore', { params: { id: topic.id }, body: {} }).then(() => {
      void client.invalidateQueries({ queryKey: postKeys.feeds });
      toast({ kind: 'success', text: i18next.t('topic.restored') });
    }, failed);
  };
  const { mutateAsync } = useMutation({
    mutationFn: () => api('DELETE /conversations/{id}', { params: { id: topic.id } }),
    onSuccess: () => {
      if (pathname === paths.conversation(topic.slug)) void navigate(paths.board(topic.board_slug), { replace: true });
      removeTopic(client, topic.id);
      toast({ kind: 'success', text: i18next.t('topic.deleted'), action: { label: i18next.t('app.undo'), run: undo } });
    },
    onError: failed,
  });
  return mutateAsync;
}
