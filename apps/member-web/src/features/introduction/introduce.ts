import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { introductionOptions } from './introduction.query.ts';
import { wholeTopic } from '../../entities/posts/cache/posted-topic.ts';
import { putOnTop } from '../../entities/posts/cache/put-on-top.ts';

export const introduceOptions = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (body: { title: string; body: string }) =>
      wholeTopic(client, (await api('POST /api/v4/introduction', { body })).data),
    onSuccess: (topic) => {
      client.setQueryData(introductionOptions.queryKey, null);
      if (topic) putOnTop(client, topic);
    },
  });

/** Gives the introduction; it stands at the top of every feed that is open already, and the invitation goes. */
export const useIntroduce = () => useMutation(introduceOptions(useQueryClient()));
