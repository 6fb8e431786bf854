import type { QueryClient } from '@tanstack/react-query';
import type { ScoreEvents } from '@lyceum/contracts/realtime';
import { sessionKeys } from '../../lib/session/keys.ts';
import type { Me } from '../../lib/session/session.ts';
import { gamificationKeys } from './keys.ts';

type Score = ScoreEvents['scoreEvent'];
export type Reached = { trophies: number } | { level: number } | null;

/** What a score brings that its member is told of. A level is new where one was known before; trophies say more than it. */
export function reachedBy({ level, trophy_ids }: Score, before: Pick<Me, 'level'> | null | undefined): Reached {
  if (trophy_ids.length > 0) return { trophies: trophy_ids.length };
  return before && before.level > 0 && level > before.level ? { level } : null;
}

/** What is shown of scores is asked for anew: the trophy room where it is open, and what stands beside one's own name. */
export function askScores(client: QueryClient): void {
  for (const queryKey of [gamificationKeys.all, sessionKeys.me]) void client.invalidateQueries({ queryKey });
}
