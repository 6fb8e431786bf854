import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';

/** Every command names who gives it. `at` is for seeding, where things were done long ago. */
export interface Given {
  viewer: MemberViewer;
  at?: Date;
  silent?: true;
}

export interface Made {
  id: number;
  position: Position | null;
}
export type Done = { position: Position | null };
