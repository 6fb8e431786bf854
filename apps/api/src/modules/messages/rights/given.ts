import type { MemberViewer } from '../../../platform/http/viewer.ts';

/** Every command names who gives it. `at` is for seeding, where things were said long ago. */
export interface Given {
  viewer: MemberViewer;
  at?: Date;
  silent?: true;
}
