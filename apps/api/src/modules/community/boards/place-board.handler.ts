import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Repeatable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { Made } from '../posts/given.ts';
import { CommunityFacts } from '../rights/facts.ts';
import { boardToChange } from '../rights/preconditions.ts';
import { KeepPlaceBoard, type PlaceBoard } from './board.commands.ts';
import { boardDecider, boardStream } from './board.decider.ts';
import type { BoardPlace } from './board.events.ts';

const COLOR = '#4f46e5';
const ICON = 'message-circle';

const placeOf = ({ token, closed, card }: PlaceBoard): BoardPlace => ({
  token,
  closed,
  group: card.group ?? null,
  event: card.event ?? null,
});

const followed = (board: PlaceBoard) => ({
  name: board.name,
  description: board.description,
  read_by: board.readBy,
  write_by: board.writable ? ('member' as const) : ('admin' as const),
  place: placeOf(board),
});

/** Creates or updates the board of a group, an event or a course. */
@CommandHandler(KeepPlaceBoard)
export class KeepPlaceBoardHandler implements ICommandHandler<KeepPlaceBoard> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
  ) {}

  execute({ board, given }: KeepPlaceBoard): Promise<Made> {
    const keep = (tx: Repeatable) => this.keep(tx, board, given);
    return given.tx ? keep(given.tx) : this.kernel.transaction(keep);
  }

  /**
   * If two transactions find no board, the unique token lets only one create it. The kernel retries the other, which
   * finds the board.
   */
  private async keep(tx: Repeatable, board: PlaceBoard, { meta, at }: KeepPlaceBoard['given']): Promise<Made> {
    const there = await runOne<{ id: number }>(
      tx,
      sql`select id from community.board where place = ${board.token} for update`,
    );
    const id = there?.id ?? (await this.facts.nextBoardId());
    const { position } = await this.kernel.execute({
      decider: boardDecider,
      stream: boardStream(id),
      meta,
      prepare: () =>
        there
          ? { command: { kind: 'follow' as const, board: followed(board) }, require: [boardToChange(id)] }
          : { command: { kind: 'create' as const, board: newBoard(id, board) } },
      at,
      tx,
    });
    return { id, position };
  }
}

/** The slug does not name the place, which may be secret. */
const newBoard = (id: number, board: PlaceBoard) => ({
  ...followed(board),
  board_id: id,
  slug: `place-board-${id}`,
  color: COLOR,
  icon: ICON,
  parent_id: null,
  index: 0,
  level_ids: [],
  salespage: null,
  show_level: false,
  type: 'default' as const,
  template: 'default' as const,
  source: 'user' as const,
  homepage: true,
  image: null,
});
