import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, Refusal, violates } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { calendarText } from '../calendar.texts.ts';
import { EventFactsOf } from '../rights/facts.ts';
import type { Given, Made } from '../rights/given.ts';
import { ChangeCategory, MakeCategory, RemoveCategory } from './category.commands.ts';
import { type CategoryCommand, categoryDecider, categoryStream } from './category.decider.ts';

abstract class OfCategory {
  constructor(protected readonly kernel: Kernel) {}

  protected async decide(
    id: number,
    command: CategoryCommand,
    given: Given,
    { reason, expectedVersion }: { reason?: string; expectedVersion?: number } = {},
  ): Promise<Made> {
    try {
      const { position } = await this.kernel.execute({
        decider: categoryDecider,
        stream: categoryStream(id),
        meta: givenMeta(given, reason),
        at: given.at,
        expectedVersion,
        prepare: () => ({ command }),
      });
      return { id, position };
    } catch (error) {
      if (violates(error, 'category_name')) throw Refusal.invalid('name', calendarText('category.taken'));
      throw error;
    }
  }
}

/** @throws {Refusal} `invalid` for a name that another category has */
@CommandHandler(MakeCategory)
export class MakeCategoryHandler extends OfCategory implements ICommandHandler<MakeCategory> {
  constructor(
    kernel: Kernel,
    private readonly facts: EventFactsOf,
  ) {
    super(kernel);
  }

  async execute({ category, given, reason }: MakeCategory): Promise<Made> {
    const id = await this.facts.next('category');
    return this.decide(id, { kind: 'make', category_id: id, ...category }, given, { reason });
  }
}

/** @throws {Refusal} `invalid` for a name that another category has */
@CommandHandler(ChangeCategory)
export class ChangeCategoryHandler extends OfCategory implements ICommandHandler<ChangeCategory> {
  constructor(kernel: Kernel) {
    super(kernel);
  }

  execute({ id, category, given, more }: ChangeCategory): Promise<Made> {
    return this.decide(id, { kind: 'change', category_id: id, ...category }, given, more);
  }
}

/** Removes the category. Its events keep their reference and show no category. */
@CommandHandler(RemoveCategory)
export class RemoveCategoryHandler extends OfCategory implements ICommandHandler<RemoveCategory> {
  constructor(kernel: Kernel) {
    super(kernel);
  }

  execute({ id, given, reason }: RemoveCategory): Promise<Made> {
    return this.decide(id, { kind: 'remove' }, given, { reason });
  }
}
