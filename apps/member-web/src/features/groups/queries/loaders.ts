import type { LoaderFunctionArgs } from 'react-router-dom';
import { begin } from '../../../lib/modules/begin.ts';
import { currentClient } from '../../../lib/session/query-client.ts';
import { listOptions, SHOWN } from './groups.query.ts';

/** Starts loading the list of groups while its screen loads. */
export function listLoader({ request }: LoaderFunctionArgs): null {
  const asked = new URL(request.url).searchParams.get('show');
  return begin(currentClient().prefetchInfiniteQuery(listOptions(SHOWN.find((name) => name === asked) ?? 'all')));
}
