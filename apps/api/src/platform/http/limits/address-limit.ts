import type { FastifyInstance } from 'fastify';
import { networkOf } from './network.ts';
import type { RateLimits } from './rate-limits.ts';

const MINUTE_S = 60;
/** So many times what one member may ask: a class or an office sits behind one address. */
const WIDER = 10;
/** For whoever watches over the installation, in whatever state it is. */
const WATCHED = /^\/(?:health\/|metrics(?:\?|$))/;

/**
 * Everything that is asked counts by the address that it comes from, before anything is looked at: files, documents and
 * addresses where there is nothing, too. What a member or a guest may ask is counted beside it, by the access guard.
 */
export function registerAddressLimit(fastify: FastifyInstance, limits: RateLimits, requestsPerMinute: number): void {
  const requests = limits.behind('addresses', { attempts: requestsPerMinute * WIDER, seconds: MINUTE_S });
  fastify.addHook('onRequest', async ({ ip, url }) => {
    if (!WATCHED.test(url)) await requests.take(networkOf(ip));
  });
}
