import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import staticFiles from '@fastify/static';
import { NestFactory } from '@nestjs/core';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { WsAdapter } from '@nestjs/platform-ws';
import { BODY_BYTES } from '@lyceum/contracts';
import { DatabaseClock, Kernel } from '@lyceum/kernel';
import { AppModule } from './app.module.ts';
import { Bus } from './platform/bus/bus.ts';
import type { Config } from './platform/config.ts';
import { refuseFragile } from './platform/durability.ts';
import { registerAddressLimit } from './platform/http/limits/address-limit.ts';
import { RateLimits } from './platform/http/limits/rate-limits.ts';
import { AccessGuard } from './platform/http/access.guard.ts';
import { registerAnswers } from './platform/http/answers.ts';
import { registerBodySizes, registerJsonBody } from './platform/http/limits/json-body.ts';
import { Administrators } from './modules/identity/index.ts';
import { Metrics } from './platform/observability/metrics.ts';
import { LastRequests } from './platform/health/last-requests.ts';
import { registerSecurityHeaders, securityHeaders } from './platform/http/security-headers.ts';
import { createLogger, PinoLogger } from './platform/observability/logger.ts';
import { Reconciliation } from './platform/reconciliation.ts';
import { Readiness } from './platform/health/readiness.ts';
import { registerRequestLog } from './platform/observability/request-log.ts';
import { Effects } from './platform/jobs/effects.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { parseFrame } from './platform/realtime/frame-parser.ts';
import { PusherGateway } from './platform/realtime/gateway.ts';
import { platformText } from './platform/texts/platform.texts.ts';
import { languageOf } from './platform/texts/texts.ts';

/** A request is here as a whole by then: eight megabytes at half a megabit a second. */
const SLOWEST_REQUEST_MS = 120_000;
const CORRELATION_ID = /^[\w-]{8,64}$/;

export interface Application {
  app: NestFastifyApplication;
  start: () => Promise<void>;
  /** Answers what is under way, then lets go of everything. */
  stop: () => Promise<void>;
}

/**
 * The application, ready to listen. `start` begins what runs beside requests: projections, reactors and jobs. Tests use
 * the same function with a configuration of their own.
 */
export async function createApp(config: Config): Promise<Application> {
  const logger = createLogger(config);
  const headers = securityHeaders(config.https);
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    bodyLimit: BODY_BYTES.usual,
    requestTimeout: SLOWEST_REQUEST_MS,
    // An address that cannot be read never comes to a hook, nor to the filter of errors.
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) =>
      void reply
        .status(400)
        .headers(headers)
        .send({ message: platformText('address.unreadable').in(languageOf(request)) }),
    // Requests are logged by a hook of our own, in one line each, which names the request; no other line needs a logger of its own.
    childLoggerFactory: (parent: FastifyBaseLogger) => parent,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    ...(config.trustedProxies.length && { trustProxy: config.trustedProxies }),
    // The specification's base: the same operations at the root and under /q (decisions 1).
    rewriteUrl: ({ url = '/' }: { url?: string }) => (url.startsWith('/q/') ? url.slice('/q'.length) : url),
    // The request's id stands in its log lines and in the events it causes.
    genReqId: ({ headers }: IncomingMessage) => {
      const given = headers['x-correlation-id'];
      return typeof given === 'string' && CORRELATION_ID.test(given) ? given : randomUUID();
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    logger: new PinoLogger(logger),
    forceCloseConnections: true,
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  const lastRequests = new LastRequests(app.get(Readiness));
  lastRequests.register(fastify);
  registerSecurityHeaders(fastify, headers);
  registerAddressLimit(fastify, app.get(RateLimits), config.limits.requestsPerMinute);
  registerBodySizes(fastify);
  registerJsonBody(app, fastify);
  registerAnswers(fastify);
  // As it was signed: to the letter.
  fastify.addContentTypeParser('application/webhook+json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  await app.register(cookie);
  // After the cookies, which say who asks, and before the body is read.
  app.get(AccessGuard).register(fastify);
  await app.register(multipart);
  // Serves nothing by itself: the web apps' controller names file and folder. The build lays the short forms beside them.
  await app.register(staticFiles, { serve: false, preCompressed: true });
  app.useWebSocketAdapter(new WsAdapter(app, { messageParser: parseFrame }));
  registerRequestLog(fastify, logger, app.get(Metrics));
  await app.init();
  const start = async (): Promise<void> => {
    if (config.requireDurability) await refuseFragile(app.get(Kernel).db.pool, config.redisUrl, logger);
    await app.get(DatabaseClock).start();
    await app.get(Bus).start();
    app.get(PusherGateway).begin();
    const works = config.role !== 'api';
    await app.get(Jobs).start({ works });
    if (!works) return;
    const rebuilt = await app.get(Kernel).start();
    if (rebuilt.length) logger.info({ projections: rebuilt }, 'rebuilt what an older version had filled');
    app.get(Effects).start();
    app.get(Reconciliation).start();
    const first = await app.get(Administrators).createFirst();
    if (first) logger.info({ outcome: first }, 'FIRST_ADMIN_EMAIL');
  };
  const stop = async (): Promise<void> => {
    await lastRequests.end(app.getHttpServer() as Server);
    await app.close();
  };
  return { app, start, stop };
}
