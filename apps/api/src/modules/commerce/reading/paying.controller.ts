import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { commerce as contract, type InputOf } from '@lyceum/contracts';
import { Kernel, Refusal } from '@lyceum/kernel';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { refused } from '../../../platform/http/refused.ts';
import { CurrentViewer, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { commerceText } from '../commerce.texts.ts';
import { ReportRefund, SettlePayment } from '../purchases/purchase.commands.ts';
import { CommerceQueries } from './commerce.queries.ts';
import { CommerceProvider, type RefundMessage, type Told } from '../paying/provider.ts';
import { type TestPayment, TestProvider } from '../paying/test.provider.ts';

const missing = () => new Refusal('missing', commerceText('payment.missing'));

/** The provider's webhook and the pages of the built-in provider. */
@Controller()
export class PayingController {
  constructor(
    private readonly kernel: Kernel,
    private readonly commands: CommandBus,
    private readonly queries: CommerceQueries,
    private readonly provider: CommerceProvider,
    private readonly test: TestProvider,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Handles(contract.receiveTestWebhook)
  async webhook(@Input() { body }: InputOf<typeof contract.receiveTestWebhook>, @CurrentViewer() viewer: Viewer) {
    if (!this.isTest) throw missing();
    const told = await this.test.read(body);
    if (!told) throw refused(400, commerceText('payment.forged'));
    const position = await this.settle(told, viewer.correlationId);
    return new Committed(position, { message: commerceText('payment.taken') });
  }

  @Handles(contract.changePaymentDetails)
  async changeDetails(
    @Input() { params }: InputOf<typeof contract.changePaymentDetails>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { state, period } = await this.queries.purchase(viewer.id, params.id);
    if (state !== 'active' || period === 'once') throw new Refusal('conflict', commerceText('purchase.notRunning'));
    const id = `purchase-${params.id}-details-${this.kernel.clock.now().getTime()}`;
    return { data: await this.provider.details(id, params.id) };
  }

  @Handles(contract.showTestCheckout)
  async show(@Input() { params }: InputOf<typeof contract.showTestCheckout>, @CurrentViewer() viewer: MemberViewer) {
    return { data: shown(await this.own(params.id, viewer)) };
  }

  /** Idempotent. A crash between payment and purchase is repaired when the member submits again. */
  @Handles(contract.endTestCheckout)
  async end(
    @Input() { params, body }: InputOf<typeof contract.endTestCheckout>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    await this.own(params.id, viewer);
    const told = await this.test.end(params.id, body.outcome);
    const position = await this.settle((await this.test.read(this.test.signed(told)))!, viewer.correlationId);
    return new Committed(position, { data: shown(await this.own(params.id, viewer)) });
  }

  private async settle(message: Told | RefundMessage, correlationId: string) {
    const command =
      'refund_id' in message ? new ReportRefund(message, correlationId) : new SettlePayment(message, correlationId);
    return (await this.commands.execute(command)).position;
  }

  /** @throws {Refusal} `missing`, also for another member's payment or if the built-in provider is off */
  private async own(id: string, viewer: MemberViewer): Promise<TestPayment> {
    const payment = this.isTest ? await this.test.one(id) : null;
    if (!payment || payment.kind === 'renewal') throw missing();
    await this.queries.purchase(viewer.id, payment.purchase_id).catch(() => {
      throw missing();
    });
    return payment;
  }

  private get isTest(): boolean {
    return this.config.commerceProvider === 'test';
  }
}

const shown = ({ id, kind, purchase_id, amount_cents, currency, status }: TestPayment) => ({
  ...{ id, kind, purchase_id, amount_cents, currency, status },
});
