import { Command } from '@nestjs/cqrs';
import type { admin } from '@lyceum/contracts';
import type { Meta, Position, Repeatable } from '@lyceum/kernel';
import type { z } from 'zod';
import type { Given, Made } from '../posts/given.ts';
import type { Audience } from '../../../platform/http/viewer.ts';
import type { BoardPlace } from './board.events.ts';

/** Creates a board. Without `slug`, the slug derives from the name. */
export class CreateBoard extends Command<Made> {
  constructor(
    readonly input: z.output<typeof admin.boardInput>,
    readonly given: Given,
    readonly slug?: string,
  ) {
    super();
  }
}

/** Sets the order of sibling boards, which all have the parent `parentId`. */
export class PlaceBoards extends Command<{ position: Position | null }> {
  constructor(
    readonly parentId: number | null,
    readonly items: readonly { id: number; index: number }[],
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/** Changes a board. `expectedVersion` is the optimistic lock. */
export class ChangeBoard extends Command<Made> {
  constructor(
    readonly boardId: number,
    readonly input: z.output<typeof admin.boardInput>,
    readonly given: Given,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

/** The desired state of the board of a group, an event or a course. */
export interface PlaceBoard {
  /** The membership token of the place, such as `group:12` (`Audiences.memberships`). A place has one board. */
  token: string;
  name: string;
  description: string;
  /** Whether only members of the place and administrators can read the board. Otherwise `readBy` decides. */
  closed: boolean;
  readBy: Audience;
  /** Whether members can write on the board. Otherwise only administrators can. */
  writable: boolean;
  /** How cards of its topics name the place. Empty if the name of the board is enough. */
  card: { group?: NonNullable<BoardPlace['group']>; event?: NonNullable<BoardPlace['event']> };
}

/**
 * Creates the board of a place, or updates it to the place's current state. Idempotent. Returns the board's id. With
 * `tx`, the board and its place commit together. Effects of the place's events send the updates, so that none is lost.
 */
export class KeepPlaceBoard extends Command<Made> {
  constructor(
    readonly board: PlaceBoard,
    readonly given: { meta: Meta; at?: Date; tx?: Repeatable },
  ) {
    super();
  }
}
