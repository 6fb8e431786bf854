import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** Options of a query, of any type. */
type Query = Pick<FetchQueryOptions<never>, 'queryKey'>;

/**
 * Whether all queries have answered or failed. The cards of a rail appear together, so that none moves another.
 * `false` stands for the query of a disabled feature. `useQueries` would do, but enlarges the first load.
 */
export function useSettled(...queries: readonly (Query | false)[]): boolean {
  const client = useQueryClient();
  const wanted = queries.filter((query) => query !== false) as FetchQueryOptions[];
  const isKnown = ({ queryKey }: Query) => client.getQueryState(queryKey)?.data !== undefined;
  const name = JSON.stringify(wanted.map(({ queryKey }) => queryKey));
  const [settled, setSettled] = useState(() => (wanted.every(isKnown) ? name : null));
  const ask = useEffectEvent((done: () => void) => {
    const unknown = wanted.filter((query) => !isKnown(query));
    void Promise.all(unknown.map((query) => client.prefetchQuery(query))).then(done);
  });
  useEffect(() => {
    let isWanted = true;
    ask(() => isWanted && setSettled(name));
    return () => void (isWanted = false);
  }, [name]);
  return settled === name;
}
