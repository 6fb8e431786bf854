import type { Position, Repeatable } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';

/** The context of every command. `at` sets the time of past activity, for seeding and imports. */
export interface Given {
  viewer: MemberViewer;
  at?: Date;
  silent?: true;
  /** Not screened: a moderator has approved the post, or the community writes it for the member. */
  screened?: true;
  /**
   * The transaction of several commands that succeed or fail together. Its owner retries it, and first locks the
   * topic's row.
   */
  tx?: Repeatable;
}

export interface Made {
  id: number;
  position: Position | null;
}

/** The context of commands that accept a reason. */
export type Reasoned = Given & {
  reason?: string;
  /** Of a removal: the decision that the author reads. */
  decisionId?: number;
};
