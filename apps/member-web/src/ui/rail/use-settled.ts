import { type UseQueryOptions, useQueries } from '@tanstack/react-query';

/**
 * Whether all queries have answered or failed. The cards of a rail appear together, so that none moves another.
 * `false` stands for the query of a disabled feature.
 */
export const useSettled = (...queries: readonly (Pick<UseQueryOptions<never>, 'queryKey'> | false)[]): boolean =>
  useQueries({
    queries: queries.filter((query) => query !== false) as UseQueryOptions[],
    combine: (results) => results.every(({ isLoading }) => !isLoading),
  });
