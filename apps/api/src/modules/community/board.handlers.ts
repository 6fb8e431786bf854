import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, Refusal, violates } from '@lyceum/kernel';
import { boardDecider, boardStream } from './board.decider.ts';
import { ChangeBoard, CreateBoard, type Made } from './community.commands.ts';
import { CommunityFacts } from './community.facts.ts';
import { boardToChange } from './community.held.ts';
import { givenMeta } from './given-meta.ts';
import { slugOf } from './slug.ts';

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
});

@CommandHandler(CreateBoard)
export class CreateBoardHandler implements ICommandHandler<CreateBoard> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
  ) {}

  async execute({ input, given, slug }: CreateBoard): Promise<Made> {
    const id = await this.facts.nextId('board');
    const board = {
      ...values(input),
      board_id: id,
      slug: slug ?? slugOf(input.name, `board-${id}`),
      type: 'default',
      template: 'default',
      source: 'system',
      homepage: true,
    } as const;
    const { position } = await this.kernel
      .execute({
        decider: boardDecider,
        stream: boardStream(id),
        meta: givenMeta(given, input.reason),
        prepare: () => ({ command: { kind: 'create' as const, board } }),
        at: given.at,
      })
      .catch((error: unknown) => {
        if (violates(error, 'board_slug')) throw Refusal.invalid('name', 'There is a board of this name already.');
        throw error;
      });
    return { id, position };
  }
}

@CommandHandler(ChangeBoard)
export class ChangeBoardHandler implements ICommandHandler<ChangeBoard> {
  constructor(private readonly kernel: Kernel) {}

  async execute({ boardId, input, given, expectedVersion }: ChangeBoard): Promise<Made> {
    const { position } = await this.kernel.execute({
      decider: boardDecider,
      stream: boardStream(boardId),
      meta: givenMeta(given, input.reason),
      prepare: () => ({
        command: { kind: 'change' as const, board: values(input) },
        require: [boardToChange(boardId)],
      }),
      expectedVersion,
    });
    return { id: boardId, position };
  }
}
