import type { drafts } from '@lyceum/contracts';
import { api } from '@lyceum/browser/client';
import { queryOptions } from '@tanstack/react-query';
import { paths } from '../../lib/address/paths.ts';

export type DraftLine = drafts.DraftLine;

/** Query options of the member's drafts on the server. Each visit asks again, because typing does not refetch. */
export const draftsOptions = queryOptions({
  queryKey: ['drafts'] as const,
  queryFn: async ({ signal }) => (await api('GET /api/v4/drafts', { signal })).data,
  staleTime: 0,
});

const KINDS = ['new', 'comment', 'reply', 'edit'] as const;

/** What a draft is for, by its key. */
export function kindOf(key: string): (typeof KINDS)[number] | 'other' {
  const [kind] = key.split(':');
  return KINDS.find((each) => each === kind) ?? 'other';
}

/** Where a draft is continued, or null if its key does not tell. `slugOf` finds a board's slug. */
export function placeOf(key: string, slugOf: (boardId: number) => string | undefined): string | null {
  const [kind, place = ''] = key.split(':') as [string, string?];
  if (key === 'new:home') return paths.home;
  const board = /^board-(\d+)$/.exec(place)?.[1];
  if (kind === 'new' && board) {
    const slug = slugOf(Number(board));
    return slug === undefined ? null : paths.board(slug);
  }
  // A conversation opens by its id too, and then corrects its address.
  if (kind === 'comment') return paths.conversation(place, 'comments');
  const topic = /^topic-(\d+)$/.exec(place)?.[1];
  return kind === 'edit' && topic ? paths.conversation(topic) : null;
}
