import { api } from '@lyceum/browser/client';
import type { MentionPlace, Suggested } from '../../mentions/mention-place.ts';

const SHOWN_MAX = 8;

/** Members who may read a board, by their names (part 2 §7). */
async function readersOf(boardId: number, query: string, signal: AbortSignal): Promise<Suggested[]> {
  const { results } = await api('GET /api/v3/search', {
    query: { query, model: 'users', channel_id: boardId },
    signal,
  });
  return (results.users?.data ?? []).slice(0, SHOWN_MAX) as Suggested[];
}

/** Members who are known already: any of whose names begins like this. */
function among(members: readonly Suggested[], query: string): Suggested[] {
  const typed = query.toLowerCase();
  const isMeant = ({ name, username }: Suggested) =>
    `${name} ${username}`
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(typed));
  return members.filter(isMeant).slice(0, SHOWN_MAX);
}

/** Who may be mentioned in a place, by what was typed behind `@`. Throws where the server cannot be asked. */
export async function mentionable(place: MentionPlace, query: string, signal: AbortSignal): Promise<Suggested[]> {
  if (!place) return [];
  return 'boardId' in place ? readersOf(place.boardId, query, signal) : among(place.members, query);
}
