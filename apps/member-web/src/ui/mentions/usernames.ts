import { api } from '@lyceum/browser/client';
import { IDS_AT_ONCE } from '@lyceum/contracts/limits';
import { batched } from '../../lib/batched.ts';
import type { Usernames } from './mention-links.ts';

/** Cache time in milliseconds, as for member cards. */
const KEPT_MS = 5 * 60_000;

const kept = new Map<number, { username: Promise<string | null>; at: number }>();

/** Batches the usernames of all texts on a screen into one request. */
const ask = batched(IDS_AT_ONCE, async (ids) => {
  const { data } = await api('GET /api/v4/usernames', { query: { ids: ids.join() } });
  return new Map(data.map(({ id, username }) => [id, username]));
});

function usernameOf(id: number): Promise<string | null> {
  const known = kept.get(id);
  if (known && Date.now() - known.at < KEPT_MS) return known.username;
  const username = ask(id).then((answer) => answer ?? null);
  kept.set(id, { username, at: Date.now() });
  username.catch(() => kept.delete(id));
  return username;
}

/**
 * Loads the current usernames of members.
 * @throws {ApiError} if the request fails.
 */
export const usernamesOf = async (ids: readonly number[]): Promise<Usernames> =>
  new Map(await Promise.all(ids.map(async (id) => [id, await usernameOf(id)] as const)));
