import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, Refusal, type Repeatable, runOne, violates } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { supportText } from '../support.texts.ts';
import { type FaqCategoryCommand, faqCategoryDecider, faqCategoryStream } from './category.decider.ts';
import {
  type Because,
  ChangeFaqCategory,
  type Given,
  type Made,
  MakeFaqCategory,
  RemoveFaqCategory,
} from './faq.commands.ts';
import { FaqQueries } from './faq.queries.ts';

abstract class OfCategory {
  constructor(
    protected readonly kernel: Kernel,
    protected readonly queries: FaqQueries,
  ) {}

  protected async decide(
    id: number,
    command: FaqCategoryCommand,
    given: Given,
    because: Because,
    tx?: Repeatable,
  ): Promise<Made> {
    const { reason, expectedVersion } = because;
    const { at } = given;
    const meta = givenMeta(given, reason);
    const more = { meta, at, expectedVersion, tx, prepare: () => ({ command }) };
    try {
      const stream = faqCategoryStream(id);
      const { position } = await this.kernel.execute({ decider: faqCategoryDecider, stream, ...more });
      return { id, position };
    } catch (error) {
      if (violates(error, 'faq_category_name')) throw Refusal.invalid('name', supportText('category.taken'));
      throw error;
    }
  }
}

/** @throws {Refusal} `invalid` for a name that another category has */
@CommandHandler(MakeFaqCategory)
export class MakeFaqCategoryHandler extends OfCategory implements ICommandHandler<MakeFaqCategory> {
  constructor(kernel: Kernel, queries: FaqQueries) {
    super(kernel, queries);
  }

  async execute({ category: { name, index }, given, because }: MakeFaqCategory): Promise<Made> {
    const id = await this.queries.next('category');
    const place = index ?? (await this.queries.lastCategory()) + 1;
    return this.decide(id, { kind: 'make', category_id: id, name, index: place }, given, because);
  }
}

/** @throws {Refusal} `missing`, or `invalid` for a name that another category has */
@CommandHandler(ChangeFaqCategory)
export class ChangeFaqCategoryHandler extends OfCategory implements ICommandHandler<ChangeFaqCategory> {
  constructor(kernel: Kernel, queries: FaqQueries) {
    super(kernel, queries);
  }

  async execute({ id, category: { name, index }, given, because }: ChangeFaqCategory): Promise<Made> {
    const before = await this.queries.category(id);
    if (!before) throw new Refusal('missing', supportText('category.missing'));
    const command = { kind: 'change' as const, category_id: id, name, index: index ?? before.index };
    return this.decide(id, command, given, because);
  }
}

/** @throws {Refusal} `missing`, or `conflict` if the category has questions */
@CommandHandler(RemoveFaqCategory)
export class RemoveFaqCategoryHandler extends OfCategory implements ICommandHandler<RemoveFaqCategory> {
  constructor(kernel: Kernel, queries: FaqQueries) {
    super(kernel, queries);
  }

  /** Locks the category. A concurrent new question waits for the lock and then finds no category. */
  execute({ id, given, because }: RemoveFaqCategory): Promise<Made> {
    return this.kernel.transaction(async (tx) => {
      const held = await runOne(tx, sql`select id from support.faq_category where id = ${id} for update`);
      if (!held) throw new Refusal('missing', supportText('category.missing'));
      const counted = await runOne<{ holds: number }>(
        tx,
        sql`select count(*)::int as holds from support.faq where category_id = ${id}`,
      );
      return this.decide(id, { kind: 'remove', holds: counted!.holds }, given, because, tx);
    });
  }
}
