import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Queryable, Refusal, type Repeatable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { richText } from '../../../platform/text/rich-text.ts';
import { supportText } from '../support.texts.ts';
import { type Because, ChangeFaq, type Given, type Made, RemoveFaq, WriteFaq } from './faq.commands.ts';
import { type FaqCommand, faqDecider, faqStream } from './faq.decider.ts';
import { FaqQueries } from './faq.queries.ts';

/** Length of the excerpt. Answers are only shown as a whole. */
const NO_EXCERPT = 0;

abstract class OfFaq {
  constructor(
    protected readonly kernel: Kernel,
    protected readonly queries: FaqQueries,
  ) {}

  protected async decide(id: number, command: FaqCommand, given: Given, because: Because, tx?: Repeatable) {
    const { position } = await this.kernel.execute({
      ...{ decider: faqDecider, stream: faqStream(id), meta: givenMeta(given, because.reason), at: given.at, tx },
      ...{ expectedVersion: because.expectedVersion, prepare: () => ({ command }) },
    });
    return { id, position };
  }

  protected async written({ faq_category_id: category_id, question, answer }: WriteFaq['faq']) {
    const { content, rules_version } = await richText(answer, NO_EXCERPT, 'answer');
    return { category_id, question, answer: content, rules_version };
  }

  /**
   * Locks the category until the transaction commits.
   * @throws {Refusal} `invalid` for an unknown category
   */
  protected async mustHaveCategory(tx: Queryable, id: number): Promise<void> {
    const held = await runOne(tx, sql`select 1 from support.faq_category where id = ${id} for share`);
    if (!held) throw Refusal.invalid('faq_category_id', supportText('category.missing'));
  }
}

/** @throws {Refusal} `invalid` for an unknown category */
@CommandHandler(WriteFaq)
export class WriteFaqHandler extends OfFaq implements ICommandHandler<WriteFaq> {
  constructor(kernel: Kernel, queries: FaqQueries) {
    super(kernel, queries);
  }

  async execute({ faq, given, because }: WriteFaq): Promise<Made> {
    const written = await this.written(faq);
    const id = await this.queries.next('faq');
    return this.kernel.transaction(async (tx) => {
      await this.mustHaveCategory(tx, written.category_id);
      const index = faq.index ?? (await this.queries.lastFaq(written.category_id)) + 1;
      return this.decide(id, { kind: 'write', faq_id: id, ...written, index }, given, because, tx);
    });
  }
}

/** @throws {Refusal} `missing`, or `invalid` for an unknown category */
@CommandHandler(ChangeFaq)
export class ChangeFaqHandler extends OfFaq implements ICommandHandler<ChangeFaq> {
  constructor(kernel: Kernel, queries: FaqQueries) {
    super(kernel, queries);
  }

  async execute({ id, faq, given, because }: ChangeFaq): Promise<Made> {
    const before = await this.queries.one(id);
    if (!before) throw new Refusal('missing', supportText('faq.missing'));
    const written = await this.written(faq);
    return this.kernel.transaction(async (tx) => {
      await this.mustHaveCategory(tx, written.category_id);
      const index = faq.index ?? before.index;
      return this.decide(id, { kind: 'change', faq_id: id, ...written, index }, given, because, tx);
    });
  }
}

/** Removes a question. Its category stays. */
@CommandHandler(RemoveFaq)
export class RemoveFaqHandler extends OfFaq implements ICommandHandler<RemoveFaq> {
  constructor(kernel: Kernel, queries: FaqQueries) {
    super(kernel, queries);
  }

  execute({ id, given, because }: RemoveFaq): Promise<Made> {
    return this.decide(id, { kind: 'remove' }, given, because);
  }
}
