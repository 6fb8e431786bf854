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

/** With more members online, only the count is shown. A longer list changes constantly and is unreadable. */
const MOST_BY_NAME = 100;

interface HereNow {
  count: number;
  /** Sorted by name. Empty above the maximum. */
  members: readonly Present[];
}

const all = new Map<number, Present>();
const watchers = new Set<() => void>();
let here: HereNow = { count: 0, members: [] };

function changed(): void {
  const count = all.size;
  // The server may not know the name of a new member yet. The count includes them, but the list needs a username for
  // its link.
  const named = [...all.values()].filter(({ username }) => username !== '');
  here = { count, members: count > MOST_BY_NAME ? [] : named.sort((a, b) => a.name.localeCompare(b.name)) };
  for (const watcher of watchers) watcher();
}

/** Converts a member of the presence channel, with neutral values for missing fields. */
const presentFrom = ({ id, info }: PresentMember<Present>): Present => ({
  id,
  name: info.name ?? info.username ?? '',
  username: info.username ?? '',
  avatar: info.avatar ?? '',
  isAdmin: info.isAdmin ?? false,
  isModerator: info.isModerator ?? false,
});

/** Replaces the list of online members. */
export function everyone(members: PresentMember<Present>[]): void {
  all.clear();
  for (const member of members) all.set(member.id, presentFrom(member));
  changed();
}

/** Adds a member who came online. */
export function came(member: PresentMember<Present>): void {
  all.set(member.id, presentFrom(member));
  changed();
}

/** Removes a member who went offline. */
export function left(id: number): void {
  if (all.delete(id)) changed();
}

/** The members who are online now. */
export const hereNow = (): HereNow => here;

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Subscribes to the members who are online. */
export const useHereNow = (): HereNow => useSyncExternalStore(watch, hereNow, hereNow);

/** Whether one of these members is online, also above the maximum of the list. */
export const useIsHere = (ids: readonly number[]): boolean =>
  useSyncExternalStore(
    watch,
    () => ids.some((id) => all.has(id)),
    () => false,
  );
