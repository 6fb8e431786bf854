import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { admin, type InputOf } from '@lyceum/contracts';
import { type Position, Refusal } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { ChangeBoard, CreateBoard } from '../boards/board.commands.ts';
import { ConsoleQueries } from './console.queries.ts';
import { communityText } from '../community.texts.ts';

/** HTTP endpoints where administrators create and change boards. */
@Controller()
export class BoardsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly console: ConsoleQueries,
  ) {}

  @Handles(admin.createBoard)
  async create(@Input() { body }: InputOf<typeof admin.createBoard>, @CurrentViewer() viewer: MemberViewer) {
    const { id, position } = await this.commands.execute(new CreateBoard(body, { viewer }));
    return this.shown(viewer, id, position);
  }

  @Handles(admin.changeBoard)
  async change(@Input() { params, body }: InputOf<typeof admin.changeBoard>, @CurrentViewer() viewer: MemberViewer) {
    const { version, ...input } = body;
    const { id, position } = await this.commands.execute(new ChangeBoard(params.id, input, { viewer }, version));
    return this.shown(viewer, id, position);
  }

  private async shown(viewer: Viewer, id: number, position: Position | null) {
    const board = await this.console.one(viewer, 'board', id);
    if (!board) throw new Refusal('missing', communityText('board.missing'));
    return new Committed(position, { data: board });
  }
}
