import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/contracts/client';
import { introductionOptions } from '../../lib/introduction.query.ts';
import { keys } from '../../lib/keys.ts';
import { type Pages, type Topic, withTopicOnTop } from '../../lib/topic-cache.ts';

/** Gives the introduction; it stands at the top of every feed that is open already, and the invitation goes. */
export function useIntroduce() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { title: string; body: string }) => api('POST /api/v4/introduction', { body }),
    onSuccess: ({ data: topic }) => {
      const feeds = [
        [keys.feed({ boardId: null, status: 'option1' }), false],
        [keys.feed({ boardId: topic.board_id, status: 'option1' }), true],
        [keys.authorFeed(topic.user_id), false],
      ] as const;
      for (const [key, pinnedFirst] of feeds) {
        client.setQueryData<Pages<Topic>>(key, (pages) => pages && withTopicOnTop(pages, topic, pinnedFirst));
      }
      client.setQueryData(introductionOptions.queryKey, null);
    },
  });
}
