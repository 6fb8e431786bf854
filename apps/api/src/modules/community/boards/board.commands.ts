import { Command } from '@nestjs/cqrs';
import type { admin } from '@lyceum/contracts';
import type { Meta, Position, Repeatable } from '@lyceum/kernel';
import type { z } from 'zod';
import type { Given, Made } from '../posts/given.ts';
import type { Audience } from '../../../platform/http/viewer.ts';
import type { BoardPlace } from './board.events.ts';

export class CreateBoard extends Command<Made> {
  constructor(
    readonly input: z.output<typeof admin.boardInput>,
    readonly given: Given,
    readonly slug?: string,
  ) {
    super();
  }
}

/** Siblings in a new order, with the parent that they all have. */
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

/** The board of a group, an event or a course, as it is to be. */
export interface PlaceBoard {
  /** What whoever is in the place holds (`Audiences.memberships`): `group:12`. A place has one board. */
  token: string;
  name: string;
  description: string;
  /** Whether only those who are in the place read it, and administrators; else everybody from `readBy` on. */
  closed: boolean;
  readBy: Audience;
  /** Whether those who are in the place write on it; else nobody does but administrators. */
  writable: boolean;
  /** How cards of its topics name the place; neither, for one that its board names well enough. */
  card: { group?: NonNullable<BoardPlace['group']>; event?: NonNullable<BoardPlace['event']> };
}

/**
 * Makes the board of a place, or brings it to what the place is now; the same twice changes nothing. Answers the board's id. With `tx` it is
 * made together with its place or not at all; changes are asked for by an effect of the place's own event, so that none is lost.
 */
export class KeepPlaceBoard extends Command<Made> {
  constructor(
    readonly board: PlaceBoard,
    readonly given: { meta: Meta; at?: Date; tx?: Repeatable },
  ) {
    super();
  }
}
