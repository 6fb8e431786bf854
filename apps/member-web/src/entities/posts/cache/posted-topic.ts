import type { QueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { postKeys } from './keys.ts';
import { isWhole, type Posted, type Topic } from './topic-cache.ts';

/**
 * Returns the complete topic after posting. Never rejects, because the topic exists and a retry would post it twice.
 * Returns null and refetches the feeds if the server does not return the topic.
 */
export async function wholeTopic(client: QueryClient, posted: Posted<Topic>): Promise<Topic | null> {
  if (isWhole(posted)) return posted;
  const found = await api('GET /api/v3/topics/{id}', { params: { id: String(posted.id) } }).catch(() => null);
  if (found && isWhole(found.data)) return found.data;
  void client.invalidateQueries({ queryKey: postKeys.feeds });
  return null;
}
