import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Controller, Get, Inject, Injectable, Req, Res } from '@nestjs/common';
import { countTroubledEffects, Kernel, oldestTransaction, processorLag, stalledProcessors } from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Config, CONFIG } from '../config.ts';
import { fromQueue } from '../health/queue-patience.ts';
import { RateLimits } from '../http/limits/rate-limits.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Outbox } from '../mail/outbox.ts';
import { PusherGateway } from '../realtime/gateway.ts';
import { AnswersAll } from '../http/operation.decorator.ts';
import { platformText } from '../texts/platform.texts.ts';
import { refused } from '../http/refused.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The figures of this process and of what all processes share, in Prometheus' format. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'lyceum_request_seconds',
    help: 'How long operations take',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly kinds = new Map<string, { observe(seconds: number): void }>();
  private readonly lagEvents = this.gauge('processor_lag_events', 'Events not taken in, at most 10000', 'processor');
  private readonly lagSeconds = this.gauge(
    'processor_lag_seconds',
    'Age of the oldest event that a processor has not taken in',
    'processor',
  );
  private readonly stalled = this.gauge(
    'processor_stalled',
    'Whether the next event of a processor cannot be read by this program',
    'processor',
  );
  private readonly oldestWrite = this.gauge(
    'oldest_write_transaction_seconds',
    'Age of the oldest writing transaction, which holds back every reader of events',
  );
  private readonly effects = this.gauge(
    'effects_in_trouble',
    'Pending effects that fail or are ten minutes late',
    'effect',
  );
  private readonly effectSeconds = this.gauge(
    'effect_trouble_seconds',
    'For how long the oldest effect of a name has been failing or late',
    'effect',
  );
  private readonly jobsByState = this.gauge('jobs', 'Jobs in the queue by state', 'state');
  private readonly redis = this.gauge('redis_up', '0 while a configured Redis does not answer');
  private readonly connections = this.gauge(
    'database_connections',
    'Connections to PostgreSQL by pool: in use, idle, and callers that wait for one',
    'pool',
    'state',
  );
  private readonly sockets = this.gauge('sockets', 'Open sockets of this process');
  private readonly unsent = this.gauge('mails_unsent', 'Mails that failed or have been waiting for ten minutes');

  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
    private readonly gateway: PusherGateway,
    private readonly outbox: Outbox,
  ) {
    collectDefaultMetrics({ register: this.registry });
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    const kind = `${method} ${status} ${route}`;
    // The labels of each kind are put together once.
    let timer = this.kinds.get(kind);
    if (!timer) this.kinds.set(kind, (timer = this.requests.labels({ method, route, status })));
    timer.observe(seconds);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Every figure as it is now: asked for together, so that those of one answer belong to one moment. */
  async text(): Promise<string> {
    const { pool } = this.kernel.db;
    const [lags, stalled, seconds, counts, troubled, isRedisAway, unsent] = await Promise.all([
      processorLag(pool),
      stalledProcessors(pool, this.kernel.store),
      oldestTransaction(pool),
      fromQueue(this.jobs.counts()),
      countTroubledEffects(pool),
      this.limits.isRedisAway(),
      this.outbox.notSent(),
    ]);
    this.redis.set(isRedisAway ? 0 : 1);
    this.unsent.set(unsent);
    this.sockets.set(this.gateway.openSockets);
    for (const { pool: name, ...states } of this.kernel.db.connections()) {
      for (const [state, count] of Object.entries(states)) this.connections.set({ pool: name, state }, count);
    }
    for (const lag of lags) {
      this.lagEvents.set({ processor: lag.name }, lag.events);
      this.lagSeconds.set({ processor: lag.name }, lag.seconds);
      const stands = stalled.some(({ processor }) => processor === lag.name);
      this.stalled.set({ processor: lag.name }, stands ? 1 : 0);
    }
    this.effects.reset();
    this.effectSeconds.reset();
    for (const { effect, count, seconds: age } of troubled) {
      this.effects.set({ effect }, count);
      this.effectSeconds.set({ effect }, age);
    }
    this.oldestWrite.set(seconds);
    for (const [state, count] of Object.entries(counts ?? {})) this.jobsByState.set({ state }, count);
    return this.registry.metrics();
  }

  private gauge(name: string, help: string, ...labelNames: string[]): Gauge {
    return new Gauge({ name: `lyceum_${name}`, help, labelNames, registers: [this.registry] });
  }
}

/** `GET /metrics`: with METRICS_TOKEN for whoever bears it, without for this machine alone. */
@AnswersAll()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { type, text } = await this.told(request.headers, request.ip);
    await reply.type(type).send(text);
  }

  /** For whoever may read it; an API answers by a controller, a worker by a small server of its own. */
  async told(headers: IncomingHttpHeaders, ip: string): Promise<{ type: string; text: string }> {
    if (!this.mayRead(headers, ip)) throw refused(403, platformText('who.forbidden'));
    return { type: this.metrics.contentType, text: await this.metrics.text() };
  }

  private mayRead(headers: IncomingHttpHeaders, ip: string): boolean {
    if (this.config.metricsToken) return sameText(headers.authorization ?? '', `Bearer ${this.config.metricsToken}`);
    // Through a proxy on this machine everybody would seem to be on it.
    return LOOPBACK.has(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  }
}

const sameText = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
