import type { Position, Repeatable } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';

/** Every command names who gives it. `at` is for seeding and importing, where things happened long ago. */
export interface Given {
  viewer: MemberViewer;
  at?: Date;
  silent?: true;
  /** Of several commands, done all together or none: whose transaction it is tries again, and holds the topic's row first. */
  tx?: Repeatable;
}

export interface Made {
  id: number;
  position: Position | null;
}

/** By whoever may give a reason for it. */
export type Reasoned = Given & { reason?: string };
