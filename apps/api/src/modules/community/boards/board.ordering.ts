import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refusal } from '@lyceum/kernel';
import { isAtLeast } from '../../../platform/http/viewer.ts';
import { Orderings } from '../../../platform/ordering/orderings.ts';
import { platformText } from '../../../platform/texts/platform.texts.ts';
import { PlaceBoards } from './board.commands.ts';

/** Lets administrators reorder boards. */
@Injectable()
export class BoardOrdering implements OnModuleInit {
  constructor(
    private readonly orderings: Orderings,
    private readonly commands: CommandBus,
  ) {}

  onModuleInit(): void {
    this.orderings.of('board', ({ parentId, items, viewer, reason }) => {
      if (!isAtLeast(viewer, 'admin')) throw new Refusal('forbidden', platformText('who.forbidden'));
      return this.commands.execute(new PlaceBoards(parentId, items, { viewer }, reason));
    });
  }
}
