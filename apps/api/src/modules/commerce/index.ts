/** What other modules may use of commerce. */
export { CommerceModule } from './commerce.module.ts';
export { MakeProduct } from './products/product.commands.ts';
export { BeginPurchase, CancelPurchase, SettlePayment } from './purchases/purchase.commands.ts';
