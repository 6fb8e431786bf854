import type { QueryClient } from '@tanstack/react-query';
import type { ScoreEvents } from '@lyceum/contracts/realtime';
import { sessionKeys } from '../../lib/session/keys.ts';
import type { Me } from '../../lib/session/session.ts';
import { gamificationKeys } from './keys.ts';

type Score = ScoreEvents['scoreEvent'];
/** Ids of new trophies, or the new level. */
export type Reached = { trophies: number[] } | { level: number };

/**
 * The achievement to announce from a score event. Trophies take precedence over a new level. A level counts only if an
 * earlier one is known.
 */
export function reachedBy({ level, trophy_ids }: Score, before: Pick<Me, 'level'> | null | undefined): Reached | null {
  if (trophy_ids.length > 0) return { trophies: trophy_ids };
  return before && before.level > 0 && level > before.level ? { level } : null;
}

/** Refetches scores: the trophy room if open, and the member's own badges. */
export function askScores(client: QueryClient): void {
  for (const queryKey of [gamificationKeys.all, sessionKeys.me]) void client.invalidateQueries({ queryKey });
}
