import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { commerce as contract, type InputOf } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { whole } from '../../../platform/http/lists/lists.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { BeginPurchase, CancelPurchase, ResumePurchase } from '../purchases/purchase.commands.ts';
import { CommerceQueries } from './commerce.queries.ts';

/** HTTP operations for members. Members see and change only their own purchases. */
@Controller()
export class CommerceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: CommerceQueries,
  ) {}

  @Handles(contract.listProducts)
  async products(@Input() { query }: InputOf<typeof contract.listProducts>) {
    return whole(await this.queries.products(query.level_id));
  }

  @Handles(contract.listPurchases)
  purchases(@Input() { query }: InputOf<typeof contract.listPurchases>, @CurrentViewer() viewer: MemberViewer) {
    return this.queries.purchases(viewer.id, query);
  }

  @Handles(contract.showPurchase)
  async purchase(@Input() { params }: InputOf<typeof contract.showPurchase>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.queries.purchase(viewer.id, params.id) };
  }

  @Handles(contract.beginPurchase)
  async begin(@Input() { body }: InputOf<typeof contract.beginPurchase>, @CurrentViewer() viewer: MemberViewer) {
    const { id, position } = await this.commands.execute(new BeginPurchase(body.product_id, { viewer }));
    return this.shown(viewer, id, position);
  }

  @Handles(contract.cancelPurchase)
  async cancel(@Input() { params }: InputOf<typeof contract.cancelPurchase>, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new CancelPurchase(params.id, viewer.id, { viewer }));
    return this.shown(viewer, params.id, position);
  }

  @Handles(contract.resumePurchase)
  async resume(@Input() { params }: InputOf<typeof contract.resumePurchase>, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new ResumePurchase(params.id, viewer.id, { viewer }));
    return this.shown(viewer, params.id, position);
  }

  @Handles(contract.listInvoices)
  invoices(@Input() { query }: InputOf<typeof contract.listInvoices>, @CurrentViewer() viewer: MemberViewer) {
    return this.queries.invoices(viewer.id, query);
  }

  @Handles(contract.listPaymentDetails)
  async details(@CurrentViewer() viewer: MemberViewer) {
    return { data: await this.queries.details(viewer.id) };
  }

  private async shown(viewer: MemberViewer, id: number, position: Position | null) {
    return new Committed(position, { data: await this.queries.purchase(viewer.id, id) });
  }
}
