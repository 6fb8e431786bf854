import { afterAll, describe, expect, it } from '@jest/globals';
import { ApiError } from '@lyceum/browser/client';
import { queryClient } from './query-client.ts';

afterAll(() => queryClient.clear());

const queryKey = ['topic', 'binnenskamers'];
/** Shown before, and asked for once more. */
async function afterAnswer(status: number, key = queryKey): Promise<unknown> {
  queryClient.setQueryData(key, 'words');
  const queryFn = () => Promise.reject(new ApiError(status, 'No'));
  await queryClient.fetchQuery({ queryKey: key, queryFn, staleTime: 0, retry: false }).catch(() => undefined);
  return queryClient.getQueryData(key);
}

describe('what was shown before', () => {
  it.each([401, 403, 404])('is gone when its asker is told %i (promise 31)', async (status) => {
    expect(await afterAnswer(status)).toBeUndefined();
    expect(queryClient.getQueryState(queryKey)).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  });

  it.each([0, 429, 500, 503])('stays when the server fails with %i', async (status) => {
    expect(await afterAnswer(status)).toBe('words');
  });
});
