import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { toast } from '../../lib/toast.ts';
import type { Reached } from './score.cache.ts';
import { trophiesOptions } from './trophies.query.ts';

/** The titles of trophies. Empty if they cannot be loaded, because the message matters more. */
async function titlesOf(client: QueryClient, ids: readonly number[]): Promise<string[]> {
  const all = await client.fetchQuery({ ...trophiesOptions, staleTime: 0 }).catch(() => []);
  return ids.flatMap((id) => all.find((trophy) => trophy.id === id)?.title ?? []);
}

/** Shows a message that names the trophies or the level that the member has reached. */
export async function announce(client: QueryClient, reached: Reached, look: () => void): Promise<void> {
  const action = { label: i18next.t('trophyRoom.look'), run: look };
  let text: string;
  if ('level' in reached) text = i18next.t('trophyRoom.reached', reached);
  else {
    const titles = await titlesOf(client, reached.trophies);
    const count = reached.trophies.length;
    text =
      titles.length === count
        ? i18next.t('trophyRoom.earnedNamed', { count, titles: titles.join(', ') })
        : i18next.t('trophyRoom.earned', { count });
  }
  toast({ kind: 'success', text, action, passing: true });
}
