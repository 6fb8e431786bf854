import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { reactions } from '@lyceum/contracts';
import { api } from '@lyceum/browser/client';
import { IDS_AT_ONCE } from '@lyceum/contracts/limits';
import { batched } from '../../lib/batched.ts';
import { reactionKeys, type ReactionKind } from './keys.ts';

export type Reaction = reactions.Reaction;

/** An open topic receives live events. Elsewhere a minute of delay is acceptable. */
const STALE_MS = 60_000;

const byId = ({ data }: reactions.ReactionsOfMany) => new Map(data.map(({ id, reactions: given }) => [id, given]));

/** Batches all reactions of a screen into one request per kind. */
const ask = {
  post: batched(IDS_AT_ONCE, async (ids) =>
    byId(await api('GET /api/v4/posts/reactions', { query: { ids: ids.join() } })),
  ),
  message: batched(IDS_AT_ONCE, async (ids) =>
    byId(await api('GET /api/v4/inbox/messages/reactions', { query: { ids: ids.join() } })),
  ),
};

const reactionsOptions = (kind: ReactionKind, id: number) =>
  queryOptions({
    queryKey: reactionKeys.of(kind, id),
    queryFn: async () => (await ask[kind](id)) ?? [],
    staleTime: STALE_MS,
  });

/** Loads the reactions to a post or message. */
export const useReactions = (kind: ReactionKind, id: number) => useQuery(reactionsOptions(kind, id));

/** Applies a reaction optimistically. */
export function toggled(given: readonly Reaction[], emoji: string, on: boolean): Reaction[] {
  const known = given.find((reaction) => reaction.emoji === emoji);
  if (!known) return on ? [...given, { emoji, count: 1, mine: true }] : [...given];
  if (known.mine === on) return [...given];
  const changed = { ...known, mine: on, count: known.count + (on ? 1 : -1) };
  return given.flatMap((reaction) => (reaction !== known ? [reaction] : changed.count > 0 ? [changed] : []));
}

/** Mutation that adds or removes a reaction. Optimistic, with rollback. */
export function useReact(kind: ReactionKind, id: number) {
  const client = useQueryClient();
  const { queryKey } = reactionsOptions(kind, id);
  return useMutation({
    mutationFn: (body: { emoji: string; on: boolean }) =>
      kind === 'post'
        ? api('PUT /api/v4/posts/{id}/reactions', { params: { id }, body })
        : api('PUT /api/v4/inbox/messages/{id}/reactions', { params: { id }, body }),
    onMutate: async ({ emoji, on }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (given = []) => toggled(given, emoji, on));
      return { before };
    },
    onSuccess: ({ data }) => client.setQueryData(queryKey, data.reactions),
    onError: (_error, _asked, context) => client.setQueryData(queryKey, context?.before),
  });
}
