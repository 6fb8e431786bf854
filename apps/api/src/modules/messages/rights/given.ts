import type { MemberViewer } from '../../../platform/http/viewer.ts';

/** The context of every command. `at` sets the time of past messages, for seeding. */
export interface Given {
  viewer: MemberViewer;
  at?: Date;
  silent?: true;
}
