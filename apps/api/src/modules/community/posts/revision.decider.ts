import { Refusal } from '@lyceum/kernel';

/** Whether somebody has edited since: `seen` is the revision that the sender looked at, if they say so. */
export const isStale = (seen: number | undefined, { revision }: { revision: number }): boolean =>
  seen !== undefined && seen !== revision;

export const changedMeanwhile = (): Refusal =>
  new Refusal('conflict', 'Somebody else changed this at the same time. Please look again.');
