import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { commerceConsole as contract, type InputOf } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { commerceText } from '../commerce.texts.ts';
import { ArchiveProduct, ChangeProduct, type Made, MakeProduct } from '../products/product.commands.ts';
import { CancelPurchase, RefundPurchase } from '../purchases/purchase.commands.ts';
import { CommerceQueries } from './commerce.queries.ts';

/** HTTP operations for products, purchases and refunds in the staff console. */
@Controller()
export class CommerceConsoleController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: CommerceQueries,
  ) {}

  @Handles(contract.adminListProducts)
  products(@Input() { query }: InputOf<typeof contract.adminListProducts>) {
    return this.queries.adminProducts(query);
  }

  @Handles(contract.adminShowProduct)
  async product(@Input() { params }: InputOf<typeof contract.adminShowProduct>) {
    return { data: await this.queries.adminProduct(params.id) };
  }

  @Handles(contract.createProduct)
  async make(@Input() { body }: InputOf<typeof contract.createProduct>, @CurrentViewer() viewer: MemberViewer) {
    const { reason, ...product } = body;
    return this.productOf(await this.commands.execute(new MakeProduct(product, { viewer, reason })));
  }

  @Handles(contract.changeProduct)
  async change(
    @Input() { params, body }: InputOf<typeof contract.changeProduct>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { reason, version, ...product } = body;
    return this.productOf(
      await this.commands.execute(new ChangeProduct(params.id, product, { viewer, reason }, version)),
    );
  }

  @Handles(contract.archiveProduct)
  async archive(
    @Input() { params, query }: InputOf<typeof contract.archiveProduct>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(new ArchiveProduct(params.id, { viewer, ...query }));
    return new Committed(position, { message: commerceText('product.gone') });
  }

  @Handles(contract.adminListPurchases)
  purchases(@Input() { query }: InputOf<typeof contract.adminListPurchases>) {
    return this.queries.adminPurchases(query);
  }

  @Handles(contract.adminShowPurchase)
  async purchase(@Input() { params }: InputOf<typeof contract.adminShowPurchase>) {
    return { data: await this.queries.adminPurchase(params.id) };
  }

  @Handles(contract.adminCancelPurchase)
  async cancel(
    @Input() { params, body }: InputOf<typeof contract.adminCancelPurchase>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(new CancelPurchase(params.id, null, { viewer, ...body }));
    return this.purchaseOf(params.id, position);
  }

  @Handles(contract.refundPurchase)
  async refund(
    @Input() { params, body }: InputOf<typeof contract.refundPurchase>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(
      new RefundPurchase(params.id, { viewer, reason: body.reason }, body.amount_cents),
    );
    return this.purchaseOf(params.id, position);
  }

  @Handles(contract.adminListInvoices)
  invoices(@Input() { query }: InputOf<typeof contract.adminListInvoices>, @CurrentViewer() viewer: MemberViewer) {
    return this.queries.adminInvoices(viewer.id, query);
  }

  private async productOf({ id, position }: Made) {
    return new Committed(position, { data: await this.queries.adminProduct(id) });
  }

  private async purchaseOf(id: number, position: Position | null) {
    return new Committed(position, { data: await this.queries.adminPurchase(id) });
  }
}
