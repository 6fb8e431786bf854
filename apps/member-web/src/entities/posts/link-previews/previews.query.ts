import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { IDS_AT_ONCE } from '@lyceum/contracts/limits';
import { batched } from '../../../lib/batched.ts';

/** Batches the previews of a screen into one request. */
const ask = batched(IDS_AT_ONCE, async (ids) => {
  const { data } = await api('GET /api/v4/posts/link-previews', { query: { ids: ids.join() } });
  return new Map(data.map(({ id, previews }) => [id, previews]));
});

/** Query options of the previews of a post. Live events keep an open topic current. */
export const previewsOptions = (postId: number) =>
  queryOptions({
    queryKey: ['link-previews', postId] as const,
    queryFn: async () => (await ask(postId)) ?? [],
    staleTime: 60_000,
  });

/** Mutation that removes a preview from the member's own post. */
export function useRemovePreview(postId: number) {
  const client = useQueryClient();
  const { queryKey } = previewsOptions(postId);
  return useMutation({
    mutationFn: (url: string) =>
      api('DELETE /api/v4/posts/{id}/link-previews', { params: { id: postId }, query: { url } }),
    onSuccess: (_, url) =>
      client.setQueryData(queryKey, (shown = []) => shown.filter((preview) => preview.url !== url)),
  });
}
