/** The public API of commerce for other modules. */
export { CommerceModule } from './commerce.module.ts';
export { MakeProduct } from './products/product.commands.ts';
export { BeginPurchase, CancelPurchase, SettlePayment } from './purchases/purchase.commands.ts';
