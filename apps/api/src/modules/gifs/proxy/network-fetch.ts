import type { Fetch } from './outbound.ts';

/** The network itself. Only `Outbound` may be given it: that checks each address first (promise 36). */
export const networkFetch: Fetch = (address, options) => fetch(address, options);
