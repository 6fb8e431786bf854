import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { reactions } from '@lyceum/contracts';
import { api } from '@lyceum/browser/client';
import { reactionKeys, type ReactionKind } from './keys.ts';

export type Reaction = reactions.Reaction;

/** The server answers no more at once. */
const AT_ONCE = 50;

const asked: Partial<Record<ReactionKind, { ids: number[]; answer: Promise<Map<number, Reaction[]>> }>> = {};

const ask = (kind: ReactionKind, ids: readonly number[]) =>
  kind === 'post'
    ? api('GET /api/v4/posts/reactions', { query: { ids: ids.join() } })
    : api('GET /api/v4/inbox/messages/reactions', { query: { ids: ids.join() } });

async function askAll(kind: ReactionKind, ids: readonly number[]): Promise<Map<number, Reaction[]>> {
  const found = new Map<number, Reaction[]>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const { data } = await ask(kind, ids.slice(from, from + AT_ONCE));
    for (const { id, reactions: given } of data) found.set(id, given);
  }
  return found;
}

/** All that a screen asks for in one moment is one request: a page of comments has ten. */
async function reactionsTo(kind: ReactionKind, id: number): Promise<Reaction[]> {
  const batch = (asked[kind] ??= {
    ids: [],
    answer: Promise.resolve().then(() => {
      const { ids } = asked[kind]!;
      delete asked[kind];
      return askAll(kind, ids);
    }),
  });
  batch.ids.push(id);
  return (await batch.answer).get(id) ?? [];
}

const reactionsOptions = (kind: ReactionKind, id: number) =>
  queryOptions({ queryKey: reactionKeys.of(kind, id), queryFn: () => reactionsTo(kind, id), staleTime: 60_000 });

export const useReactions = (kind: ReactionKind, id: number) => useQuery(reactionsOptions(kind, id));

/** What is shown at once, until the server has answered. */
export function toggled(given: readonly Reaction[], emoji: string, on: boolean): Reaction[] {
  const known = given.find((reaction) => reaction.emoji === emoji);
  if (!known) return on ? [...given, { emoji, count: 1, mine: true }] : [...given];
  if (known.mine === on) return [...given];
  const changed = { ...known, mine: on, count: known.count + (on ? 1 : -1) };
  return given.flatMap((reaction) => (reaction !== known ? [reaction] : changed.count > 0 ? [changed] : []));
}

/** Gives a reaction or takes it back. */
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
