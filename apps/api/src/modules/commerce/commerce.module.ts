import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { type Config, CONFIG } from '../../platform/config.ts';
import { onlyAdministrators, StreamHistories } from '../../platform/records/stream-histories.ts';
import { IdentityModule } from '../identity/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { CommerceScreens } from './commerce.screens.ts';
import { invoiceEvents } from './invoices/invoice.events.ts';
import { invoicePersonal } from './invoices/invoice.personal.ts';
import { invoiceRows } from './invoices/invoice.rows.ts';
import { Invoicing } from './invoices/invoicing.ts';
import { InvoicePaperController } from './invoices/paper.controller.ts';
import { SignedInvoices } from './invoices/signed.ts';
import { NoProvider } from './paying/no.provider.ts';
import { PayingController } from './reading/paying.controller.ts';
import { CommerceProvider } from './paying/provider.ts';
import { TestProvider } from './paying/test.provider.ts';
import { productEvents } from './products/product.events.ts';
import { ArchiveProductHandler, ChangeProductHandler, MakeProductHandler } from './products/product.handlers.ts';
import { productRows } from './products/product.rows.ts';
import { PurchaseEffects } from './purchases/purchase.effects.ts';
import { purchaseEvents } from './purchases/purchase.events.ts';
import {
  BeginPurchaseHandler,
  CancelPurchaseHandler,
  EndPurchaseHandler,
  ResumePurchaseHandler,
} from './purchases/purchase.handlers.ts';
import { purchasePersonal } from './purchases/purchase.personal.ts';
import { purchaseRows } from './purchases/purchase.rows.ts';
import { RefundPurchaseHandler, ReportRefundHandler, SettleRefundHandler } from './purchases/refund.handlers.ts';
import { AskRenewalHandler, SettlePaymentHandler } from './purchases/settle.handlers.ts';
import { CommerceController } from './reading/commerce.controller.ts';
import { CommerceNotifications } from './reading/commerce.notifications.ts';
import { CommerceQueries } from './reading/commerce.queries.ts';
import { CommerceConsoleController } from './reading/console.controller.ts';

@Module({
  imports: [IdentityModule, NotificationsModule, SettingsModule],
  controllers: [CommerceController, CommerceConsoleController, PayingController, InvoicePaperController],
  providers: [
    ...[MakeProductHandler, ChangeProductHandler, ArchiveProductHandler],
    ...[BeginPurchaseHandler, CancelPurchaseHandler, ResumePurchaseHandler, EndPurchaseHandler],
    ...[
      SettlePaymentHandler,
      RefundPurchaseHandler,
      SettleRefundHandler,
      ReportRefundHandler,
      AskRenewalHandler,
      Invoicing,
      SignedInvoices,
    ],
    ...[CommerceQueries, CommerceNotifications, CommerceScreens, PurchaseEffects, TestProvider, NoProvider],
    {
      provide: CommerceProvider,
      inject: [CONFIG, TestProvider, NoProvider],
      useFactory: ({ commerceProvider }: Config, test: TestProvider, none: NoProvider) =>
        commerceProvider === 'test' ? test : none,
    },
  ],
})
/** Sale of paid levels: products, purchases, invoices and the payment provider. */
export class CommerceModule implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly histories: StreamHistories,
  ) {}

  onModuleInit(): void {
    this.kernel.events(productEvents);
    this.kernel.events(purchaseEvents, { personal: purchasePersonal });
    this.kernel.events(invoiceEvents, { personal: invoicePersonal });
    this.kernel.project(productRows, purchaseRows, invoiceRows);
    this.histories.tells('product', onlyAdministrators);
    this.histories.tells('purchase', onlyAdministrators);
  }
}
