import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { community } from '@lyceum/contracts';
import { Kernel, type Position, type Repeatable, Refusal, run, runOne, violates } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { boardDecider, boardStream } from './board.decider.ts';
import type { BoardEvent } from './board.events.ts';
import { BoardPictures } from './board.pictures.ts';
import { ChangeBoard, CreateBoard, PlaceBoards } from './board.commands.ts';
import type { Made } from '../posts/given.ts';
import { CommunityFacts } from '../rights/facts.ts';
import { boardToChange } from '../rights/preconditions.ts';
import { readableBoards } from '../rights/readable.ts';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { changedMeanwhile } from '../posts/revision.decider.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { communityText } from '../community.texts.ts';

const values = (input: CreateBoard['input']) => ({
  name: input.name,
  description: input.description,
  color: input.color,
  icon: input.icon,
  parent_id: input.subgroup_id,
  index: input.index,
  read_by: input.read_by,
  write_by: input.write_by,
  level_ids: input.level_ids,
  salespage: input.salespage,
  show_level: input.show_level,
});

const templateOf = (type: community.Board['type']): community.Board['template'] =>
  type === 'moodboard' ? 'moodboard' : 'default';

/**
 * Creates a board and attaches its picture in one transaction.
 * @throws {Refusal} `invalid` at `name` if another board has the slug.
 */
@CommandHandler(CreateBoard)
export class CreateBoardHandler implements ICommandHandler<CreateBoard> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
    private readonly pictures: BoardPictures,
  ) {}

  async execute({ input, given, slug }: CreateBoard): Promise<Made> {
    const id = await this.facts.nextBoardId();
    const { type = 'default' } = input;
    const board = {
      ...values(input),
      board_id: id,
      slug: slug ?? slugOf(input.name, `board-${id}`),
      type,
      template: templateOf(type),
      source: input.source ?? ('system' as const),
      homepage: input.homepage ?? true,
    };
    const { position } = await this.kernel
      .transaction(async (tx) => {
        const image = await this.pictures.take(tx, given.viewer, id, input.image_uuid);
        return this.kernel.execute({
          decider: boardDecider,
          stream: boardStream(id),
          meta: givenMeta(given, input.reason),
          prepare: () => ({ command: { kind: 'create' as const, board: { ...board, image: image ?? null } } }),
          at: given.at,
          tx,
        });
      })
      .catch((error: unknown) => {
        if (violates(error, 'board_slug')) throw Refusal.invalid('name', communityText('board.nameTaken'));
        throw error;
      });
    return { id, position };
  }
}

/**
 * Changes a board. A new type or picture needs a transaction, because it involves other rows.
 * @throws {Refusal} `invalid` at `type` if the board has topics.
 */
@CommandHandler(ChangeBoard)
export class ChangeBoardHandler implements ICommandHandler<ChangeBoard> {
  constructor(
    private readonly kernel: Kernel,
    private readonly pictures: BoardPictures,
  ) {}

  async execute(command: ChangeBoard): Promise<Made> {
    const { boardId, input, given } = command;
    const board = await runOne<{ type: community.Board['type'] }>(
      this.kernel.db.pool,
      sql`select type from community.board where id = ${boardId}`,
    );
    const changes = { ...values(input), source: input.source, homepage: input.homepage };
    const { type = board?.type } = input;
    const isRetyped = board !== null && type !== undefined && type !== board.type;
    if (!isRetyped && input.image_uuid === undefined) return this.change(command, changes);
    return this.kernel.transaction(async (tx) => {
      if (isRetyped) await this.makeSureItIsEmpty(tx, boardId);
      await this.hold(tx, command);
      const image = await this.pictures.take(tx, given.viewer, boardId, input.image_uuid);
      const kind = isRetyped ? { type, template: templateOf(type) } : {};
      return this.change(command, { ...changes, ...kind, image }, tx);
    });
  }

  /**
   * Locks the board's row before the first write. Posters hold a share lock on that row. This transaction waits for
   * them and gets a later global position. Refuses a stale version here, because otherwise the kernel retries the whole
   * transaction.
   */
  private async hold(tx: Repeatable, { boardId, expectedVersion }: ChangeBoard): Promise<void> {
    const board = await runOne<{ version: number }>(
      tx,
      sql`select version from community.board where id = ${boardId} for update`,
    );
    if (board && board.version !== (expectedVersion ?? board.version)) throw changedMeanwhile();
  }

  /**
   * Refuses a new type if the board has topics, because tickets are private and topics are not. The table lock waits
   * for members who are posting. It takes no snapshot, so the query sees their topics. Later posts find the board
   * changed.
   */
  private async makeSureItIsEmpty(tx: Repeatable, boardId: number): Promise<void> {
    await run(tx, sql`lock table community.topic in share mode`);
    const topic = await runOne(tx, sql`select 1 from community.topic where board_id = ${boardId} limit 1`);
    if (topic) throw Refusal.invalid('type', communityText('board.keepsType'));
  }

  private async change(
    { boardId, input, given, expectedVersion }: ChangeBoard,
    board: Omit<Extract<BoardEvent, { type: 'BoardChanged' }>['data'], 'board_id'>,
    tx?: Repeatable,
  ): Promise<Made> {
    const { position } = await this.kernel.execute({
      decider: boardDecider,
      stream: boardStream(boardId),
      meta: givenMeta(given, input.reason),
      prepare: () => ({
        command: { kind: 'change' as const, board },
        require: [boardToChange(boardId)],
      }),
      expectedVersion,
      tx,
    });
    return { id: boardId, position };
  }
}

/** Reorders the boards of one parent. */
@CommandHandler(PlaceBoards)
export class PlaceBoardsHandler implements ICommandHandler<PlaceBoards> {
  constructor(private readonly kernel: Kernel) {}

  /**
   * Reorders all boards or none, in one transaction. It first locks the rows in the order of their ids, so that
   * concurrent requests apply one after the other.
   * @throws {Refusal} `invalid` if a board has another parent or is not readable.
   */
  execute({ parentId, items, given, reason }: PlaceBoards): Promise<{ position: Position | null }> {
    const inTurn = [...items].sort((a, b) => a.id - b.id);
    return this.kernel.transaction(async (tx) => {
      await this.take(tx, given.viewer, parentId, inTurn);
      let last: Position | null = null;
      for (const { id, index } of inTurn) {
        const { position } = await this.kernel.execute({
          decider: boardDecider,
          stream: boardStream(id),
          meta: givenMeta(given, reason),
          prepare: () => ({ command: { kind: 'place' as const, index } }),
          tx,
        });
        last = position ?? last;
      }
      return { position: last };
    });
  }

  private async take(tx: Repeatable, viewer: Viewer, parentId: number | null, items: PlaceBoards['items']) {
    const held = await run<{ id: number }>(
      tx,
      sql`select b.id from community.board b
          where b.id = any(${items.map(({ id }) => id)}::int[]) and b.parent_id is not distinct from ${parentId}::int
            and ${readableBoards(viewer)}
          order by b.id for update`,
    );
    const stranger = items.findIndex(({ id }) => !held.some((board) => board.id === id));
    if (stranger >= 0) throw Refusal.invalid(`items.${stranger}.id`, communityText('board.notThere'));
  }
}
