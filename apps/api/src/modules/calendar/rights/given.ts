import type { Position, Repeatable } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';

/** The context of a command: its actor, and for seed data a timestamp in the past (`at`). */
export interface Given {
  viewer: MemberViewer;
  at?: Date;
  silent?: true;
  /** The transaction of several commands that succeed or fail together. Its owner tells clients after the commit. */
  tx?: Repeatable;
}

export interface Made {
  id: number;
  position: Position | null;
}
