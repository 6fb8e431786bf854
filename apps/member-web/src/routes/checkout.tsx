export { TestCheckout as Component } from '../features/settings/purchases/TestCheckout.tsx';
