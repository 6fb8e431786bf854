import { Command } from '@nestjs/cqrs';
import type { admin } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import type { z } from 'zod';
import type { Given, Made } from '../posts/given.ts';

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
