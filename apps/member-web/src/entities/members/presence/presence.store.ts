import { useSyncExternalStore } from 'react';
import type { PresentMember } from '../../../lib/realtime/presence.ts';

export interface Present {
  id: number;
  name: string;
  username: string;
  avatar: string;
  isAdmin: boolean;
  isModerator: boolean;
}

/** Above so many, the community is told their number: nobody reads a list of them, and it changes at every moment. */
const MOST_BY_NAME = 100;

interface HereNow {
  count: number;
  /** By name; none where there are too many. */
  members: readonly Present[];
}

const all = new Map<number, Present>();
const watchers = new Set<() => void>();
let here: HereNow = { count: 0, members: [] };

function changed(): void {
  const count = all.size;
  // Of whoever has just registered the server may not know a name yet: they are counted, and have no link to nowhere.
  const named = [...all.values()].filter(({ username }) => username !== '');
  here = { count, members: count > MOST_BY_NAME ? [] : named.sort((a, b) => a.name.localeCompare(b.name)) };
  for (const watcher of watchers) watcher();
}

/** What the server tells about a member on the channel; anything missing gets a neutral value. */
const presentFrom = ({ id, info }: PresentMember<Present>): Present => ({
  id,
  name: info.name ?? info.username ?? '',
  username: info.username ?? '',
  avatar: info.avatar ?? '',
  isAdmin: info.isAdmin ?? false,
  isModerator: info.isModerator ?? false,
});

export function everyone(members: PresentMember<Present>[]): void {
  all.clear();
  for (const member of members) all.set(member.id, presentFrom(member));
  changed();
}

export function came(member: PresentMember<Present>): void {
  all.set(member.id, presentFrom(member));
  changed();
}

export function left(id: number): void {
  if (all.delete(id)) changed();
}

export const hereNow = (): HereNow => here;

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const useHereNow = (): HereNow => useSyncExternalStore(watch, hereNow, hereNow);

/** Whether one of these members is here now, however many are. */
export const useIsHere = (ids: readonly number[]): boolean =>
  useSyncExternalStore(
    watch,
    () => ids.some((id) => all.has(id)),
    () => false,
  );
