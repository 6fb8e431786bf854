import { useSyncExternalStore } from 'react';

export interface Present {
  id: number;
  name: string;
  username: string;
  avatar: string;
  isAdmin: boolean;
  isModerator: boolean;
}

let here: Present[] = [];
const watchers = new Set<() => void>();

function become(next: Present[]): void {
  here = next.sort((a, b) => a.name.localeCompare(b.name));
  for (const watcher of watchers) watcher();
}

/** What the server tells about a member on the channel; anything missing gets a neutral value. */
export function presentFrom(id: unknown, info: unknown): Present {
  const given = (info ?? {}) as Partial<Present>;
  return {
    id: Number(id),
    name: given.name ?? given.username ?? '',
    username: given.username ?? '',
    avatar: given.avatar ?? '',
    isAdmin: given.isAdmin ?? false,
    isModerator: given.isModerator ?? false,
  };
}

export const everyone = (members: Present[]) => become([...members]);
export const came = (member: Present) => become([...here.filter((each) => each.id !== member.id), member]);
export const left = (id: number) => become(here.filter((each) => each.id !== id));

export const useHereNow = () =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => here,
    () => here,
  );
