import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { channels } from '@lyceum/contracts/realtime';
import { boardsOptions, canRead } from '../../entities/boards/boards.ts';
import { postKeys } from '../../entities/posts/cache/keys.ts';
import { sessionKeys } from '../../lib/session/keys.ts';
import { useMe } from '../../lib/session/session.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { useSpread } from '../../lib/realtime/use-spread.ts';

const readable = (client: QueryClient): string =>
  (client.getQueryData(boardsOptions.queryKey) ?? [])
    .filter(canRead)
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();

/**
 * Refetches the boards after an event that every client receives. Refetches their posts only if the readable boards
 * changed.
 */
async function askBoards(client: QueryClient): Promise<void> {
  const before = readable(client);
  await client.invalidateQueries({ queryKey: boardsOptions.queryKey });
  if (readable(client) === before) return;
  for (const queryKey of [postKeys.feeds, postKeys.topics, postKeys.allComments]) askAnew(client, queryKey);
}

/**
 * Refetches visible queries and removes cached ones, because those may contain data that the member may no longer read.
 */
function askAnew(client: QueryClient, queryKey?: QueryKey): void {
  client.removeQueries({ queryKey, type: 'inactive' });
  void client.invalidateQueries({ queryKey });
}

/** Applies changes of the member's rights to open screens. */
export function useLiveRights(): void {
  const client = useQueryClient();
  const me = useMe();
  useLive([channels.community, ...(me ? [channels.messages(me.id)] : [])], {
    'rights-changed': () => askAnew(client),
    'levels-changed': useSpread(() => askAnew(client)),
    'boards-changed': () => void askBoards(client),
    'settings-changed': () => void client.invalidateQueries({ queryKey: sessionKeys.settings }),
  });
}
