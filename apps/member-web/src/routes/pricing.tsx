export { PricingScreen as Component } from '../features/settings/purchases/PricingScreen.tsx';
