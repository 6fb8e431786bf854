import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';

/** The context of a command: its actor, and for seed data a timestamp in the past (`at`). */
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
