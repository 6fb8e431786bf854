import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { introductionOptions } from '../../lib/introduction.query.ts';
import { keys } from '../../lib/keys.ts';
import { wholeTopic } from '../../lib/posted-topic.ts';
import { type Pages, type Topic, withTopicOnTop } from '../../lib/topic-cache.ts';

export const introduceOptions = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (body: { title: string; body: string }) =>
      wholeTopic(client, (await api('POST /api/v4/introduction', { body })).data),
    onSuccess: (topic) => {
      client.setQueryData(introductionOptions.queryKey, null);
      if (!topic) return;
      const feeds = [
        [keys.feed({ boardId: null, status: 'option1' }), false],
        [keys.feed({ boardId: topic.board_id, status: 'option1' }), true],
        [keys.authorFeed(topic.user_id), false],
      ] as const;
      for (const [key, pinnedFirst] of feeds) {
        client.setQueryData<Pages<Topic>>(key, (pages) => pages && withTopicOnTop(pages, topic, pinnedFirst));
      }
    },
  });

/** Gives the introduction; it stands at the top of every feed that is open already, and the invitation goes. */
export const useIntroduce = () => useMutation(introduceOptions(useQueryClient()));
