/** What engines find of the community: public addresses, and what a page says of itself in its head. */
export { DiscoveryModule } from './discovery.module.ts';
export { PIECE, PublicAddresses } from './public-addresses.ts';
