import { queryOptions } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { topicParts } from '@lyceum/contracts/first-page';
import { LIVE } from '../../../lib/realtime/catch-up.ts';
import { postKeys } from './keys.ts';

/** Query options of a topic by its address part. The answer may be a preview. */
export const topicOptions = (slug: string) =>
  queryOptions({
    queryKey: postKeys.topic(slug),
    meta: LIVE,
    queryFn: ({ signal }) =>
      api('GET /api/v3/topics/{id}', { ...topicParts(slug), signal }).then((answer) => answer.data),
  });
