import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import i18next from 'i18next';
import { postKeys } from './keys.ts';
import { toast } from '../../../lib/toast.ts';
import { patchTopic, type Topic } from './topic-cache.ts';
import { refreshTopic } from './topic-refresh.ts';

interface Marks {
  favorited?: boolean;
  notifications?: boolean;
  unread?: true;
}

/**
 * Mutations for a member's marks on a topic and for pinning. Both update optimistically and roll back with a message.
 */
export function useTopicMarks(topic: Topic) {
  const client = useQueryClient();
  const put = (part: Partial<Topic>) =>
    patchTopic(
      client,
      ({ id }) => id === topic.id,
      (each) => ({ ...each, ...part }),
    );
  const onError = (): void => {
    void refreshTopic(client, topic.id);
    toast({ kind: 'error', text: i18next.t('errors.action') });
  };
  const marks = useMutation({
    mutationFn: ({ unread, ...marked }: Marks) =>
      api('PUT /conversations/{id}', { params: { id: topic.id }, body: { ...marked, ...(unread && { read_at: 0 }) } }),
    onMutate: (marked) => put(marked),
    onSuccess: (_, { favorited, notifications }) => {
      if (favorited !== undefined) void client.invalidateQueries({ queryKey: postKeys.favorites });
      const text = favorited
        ? 'topic.favorited'
        : notifications === undefined
          ? null
          : notifications
            ? 'topic.notified'
            : 'topic.muted';
      if (text) toast({ kind: 'success', text: i18next.t(text) });
    },
    onError,
  });
  const pin = useMutation({
    mutationFn: (sticky: boolean) =>
      api('PUT /api/v4/topics/{id}/sticky', { params: { id: topic.id }, body: { sticky } }),
    onMutate: (sticky) => put({ sticky }),
    // The topic's position on the board has changed.
    onSuccess: () => void client.invalidateQueries({ queryKey: postKeys.feed({ boardId: topic.board_id }) }),
    onError,
  });
  return { mark: marks.mutate, pin: pin.mutate };
}
