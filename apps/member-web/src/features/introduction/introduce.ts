import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { introductionOptions } from './introduction.query.ts';
import { wholeTopic } from '../../entities/posts/cache/posted-topic.ts';
import { putOnTop } from '../../entities/posts/cache/put-on-top.ts';

/** Mutation options that post an introduction, add it to the loaded feeds and remove the invitation. */
export const introduceOptions = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (body: { title: string; body: string }) =>
      wholeTopic(client, (await api('POST /api/v4/introduction', { body })).data),
    onSuccess: (topic) => {
      client.setQueryData(introductionOptions.queryKey, null);
      if (topic) putOnTop(client, topic);
    },
  });

/** Mutation that posts the member's introduction. */
export const useIntroduce = () => useMutation(introduceOptions(useQueryClient()));
