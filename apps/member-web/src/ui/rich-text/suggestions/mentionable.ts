import { api } from '@lyceum/browser/client';
import type { MentionPlace, Suggested } from '../../mentions/mention-place.ts';

const SHOWN_MAX = 8;

/** Members who may read a board, by name (part 2 §7). */
async function readersOf(boardId: number, query: string, signal: AbortSignal): Promise<Suggested[]> {
  const { results } = await api('GET /api/v3/search', {
    query: { query, model: 'users', channel_id: boardId },
    signal,
  });
  return (results.users?.data ?? []).slice(0, SHOWN_MAX) as Suggested[];
}

/** Known members with a name or username that has a word with this prefix. */
function among(members: readonly Suggested[], query: string): Suggested[] {
  const typed = query.toLowerCase();
  const isMeant = ({ name, username }: Suggested) =>
    `${name} ${username}`
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(typed));
  return members.filter(isMeant).slice(0, SHOWN_MAX);
}

/**
 * Members who can be mentioned in a place, for the text after `@`.
 * @throws {ApiError} if the request fails.
 */
export async function mentionable(place: MentionPlace, query: string, signal: AbortSignal): Promise<Suggested[]> {
  if (!place) return [];
  return 'boardId' in place ? readersOf(place.boardId, query, signal) : among(place.members, query);
}
