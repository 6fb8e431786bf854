import type { Fetch } from './outbound.ts';

/** The network itself. Only `Outbound` may receive it, because that checks each address first (promise 36). */
export const networkFetch: Fetch = (address, options) => fetch(address, options);
