import type { Meta } from '@lyceum/kernel';
import { type MemberViewer, metaOf } from './viewer.ts';

/** The metadata of a command's events: who, in which request, why, and whether anybody is to be told. */
export const givenMeta = (given: { viewer: MemberViewer; silent?: true }, reason?: string): Meta => ({
  ...metaOf(given.viewer, reason),
  ...(given.silent && { silent: true }),
});
