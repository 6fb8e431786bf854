import type { QueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { postKeys } from './keys.ts';
import { isWhole, type Posted, type Topic } from './topic-cache.ts';

/**
 * The topic that was posted. It stands already, so nothing fails from here on: its writer would post it once more. Where the
 * server knows its id alone, and does not show it, the feeds ask anew, and there is none to put on top.
 */
export async function wholeTopic(client: QueryClient, posted: Posted<Topic>): Promise<Topic | null> {
  if (isWhole(posted)) return posted;
  const found = await api('GET /api/v3/topics/{id}', { params: { id: String(posted.id) } }).catch(() => null);
  if (found && isWhole(found.data)) return found.data;
  void client.invalidateQueries({ queryKey: postKeys.feeds });
  return null;
}
