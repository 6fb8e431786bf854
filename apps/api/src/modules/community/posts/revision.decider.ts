import { Refusal } from '@lyceum/kernel';
import { platformText } from '../../../platform/texts/platform.texts.ts';

/** Whether somebody has edited since: `seen` is the revision that the sender looked at, if they say so. */
export const isStale = (seen: number | undefined, { revision }: { revision: number }): boolean =>
  seen !== undefined && seen !== revision;

export const changedMeanwhile = (): Refusal => new Refusal('conflict', platformText('failure.conflict'));
