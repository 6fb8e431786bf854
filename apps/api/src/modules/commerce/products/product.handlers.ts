import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { LEVELS } from '../../identity/index.ts';
import { commerceText } from '../commerce.texts.ts';
import { ArchiveProduct, ChangeProduct, type Given, type Made, MakeProduct } from './product.commands.ts';
import { type ProductCommand, productDecider, productStream } from './product.decider.ts';

abstract class OfProduct {
  constructor(protected readonly kernel: Kernel) {}

  /** The precondition locks the level, so that a concurrent delete cannot remove it. */
  protected async decide(id: number, command: ProductCommand, given: Given, expectedVersion?: number): Promise<Made> {
    const { position } = await this.kernel.execute({
      decider: productDecider,
      stream: productStream(id),
      meta: givenMeta(given, given.reason),
      at: given.at,
      expectedVersion,
      prepare: async () => {
        if (command.kind === 'archive') return { command };
        const level = sql`select 1 from ${LEVELS} where id = ${command.level_id} for share`;
        const there = await runOne(this.kernel.db.lookups, sql`select 1 from ${LEVELS} where id = ${command.level_id}`);
        if (!there) throw Refusal.invalid('level_id', commerceText('product.level'));
        return { command, require: [level] };
      },
    });
    return { id, position };
  }
}

/** @throws {Refusal} `invalid` for an unknown level */
@CommandHandler(MakeProduct)
export class MakeProductHandler extends OfProduct implements ICommandHandler<MakeProduct> {
  constructor(kernel: Kernel) {
    super(kernel);
  }

  async execute({ product, given }: MakeProduct): Promise<Made> {
    const next = sql`select nextval('commerce.product_id')::int as id`;
    const { id } = (await runOne<{ id: number }>(this.kernel.db.lookups, next))!;
    return this.decide(id, { kind: 'make', product_id: id, ...product }, given);
  }
}

/** @throws {Refusal} `missing`, `conflict` for an archived product, or `invalid` for an unknown level */
@CommandHandler(ChangeProduct)
export class ChangeProductHandler extends OfProduct implements ICommandHandler<ChangeProduct> {
  constructor(kernel: Kernel) {
    super(kernel);
  }

  execute({ id, product, given, expectedVersion }: ChangeProduct): Promise<Made> {
    return this.decide(id, { kind: 'change', product_id: id, ...product }, given, expectedVersion);
  }
}

/** Archives a product. Needs no level check, because its level may be gone. */
@CommandHandler(ArchiveProduct)
export class ArchiveProductHandler extends OfProduct implements ICommandHandler<ArchiveProduct> {
  constructor(kernel: Kernel) {
    super(kernel);
  }

  execute({ id, given }: ArchiveProduct): Promise<Made> {
    return this.decide(id, { kind: 'archive' }, given);
  }
}
