import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** One line a request, and its time in the metrics. The address without its query, which may hold what somebody has typed. */
export function registerRequestLog(fastify: FastifyInstance, logger: Logger, metrics: Metrics): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { id: reqId, method, url } = request;
    const { statusCode: status, elapsedTime } = reply;
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    logger.info({ reqId, method, path, status, ms: Math.round(elapsedTime) }, 'request');
    metrics.observe(method, request.routeOptions.url ?? 'none', status, elapsedTime / 1000);
    done();
  });
}
