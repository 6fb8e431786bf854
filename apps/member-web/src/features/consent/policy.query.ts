import { queryOptions } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import i18next from 'i18next';
import { begin } from '../../lib/modules/begin.ts';
import { currentClient } from '../../lib/session/query-client.ts';
import { visit } from '../../lib/visit.ts';

/** Query options of the privacy policy. A community that wrote none has one in each language. */
export const policyOptions = (language: string) =>
  queryOptions({
    queryKey: ['consent', 'policy', language],
    queryFn: async ({ signal }) => (await api('GET /api/v4/policies/privacy-policy', { signal })).data,
  });

/** Starts loading the policy while its screen loads. */
export const policyLoader = () =>
  begin(currentClient().prefetchQuery(policyOptions(visit()?.locale.slice(0, 2) ?? i18next.language)));
