import { Refusal } from '@lyceum/kernel';
import { platformText } from '../../../platform/texts/platform.texts.ts';

/** Whether another edit followed the revision `seen`. Without `seen`, an edit is never stale. */
export const isStale = (seen: number | undefined, { revision }: { revision: number }): boolean =>
  seen !== undefined && seen !== revision;

/** The refusal of a stale edit: `conflict`. */
export const changedMeanwhile = (): Refusal => new Refusal('conflict', platformText('failure.conflict'));
