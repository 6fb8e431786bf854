import type { LoaderFunctionArgs } from 'react-router-dom';
import { begin } from '../../../lib/modules/begin.ts';
import { currentClient } from '../../../lib/session/query-client.ts';
import { listOptions, SHOWN } from './events.query.ts';

/** Starts loading the list of events while its screen loads. The month view loads its own days. */
export function listLoader({ request }: LoaderFunctionArgs): null {
  const query = new URL(request.url).searchParams;
  if (query.get('view') === 'month') return null;
  const shown = SHOWN.find((name) => name === query.get('show')) ?? 'upcoming';
  return begin(currentClient().prefetchInfiniteQuery(listOptions(shown)));
}
