import { timingSafeEqual } from 'node:crypto';
import { Controller, ForbiddenException, Get, Inject, Injectable, Req, Res } from '@nestjs/common';
import { Kernel, oldestTransaction, processorLag } from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Config, CONFIG } from '../config.ts';
import { Jobs } from '../jobs/jobs.ts';
import { AnswersAll } from './operation.decorator.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The figures of this process and of what all processes share, in Prometheus' format. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;

  constructor(kernel: Kernel, jobs: Jobs) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'lyceum_request_seconds',
      help: 'How long operations take',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    });
    const behind = { labelNames: ['processor'], registers };
    const events = new Gauge({
      ...behind,
      name: 'lyceum_processor_lag_events',
      help: 'Events not taken in, at most 10000',
    });
    new Gauge({
      ...behind,
      name: 'lyceum_processor_lag_seconds',
      help: 'Age of the oldest event that a processor has not taken in',
      async collect() {
        for (const lag of await processorLag(kernel.db.pool)) {
          this.set({ processor: lag.name }, lag.seconds);
          events.set({ processor: lag.name }, lag.events);
        }
      },
    });
    new Gauge({
      registers,
      name: 'lyceum_oldest_write_transaction_seconds',
      help: 'Age of the oldest writing transaction, which holds back every reader of events',
      async collect() {
        this.set(await oldestTransaction(kernel.db.pool));
      },
    });
    new Gauge({
      registers,
      name: 'lyceum_jobs',
      help: 'Jobs in the queue by state',
      labelNames: ['state'],
      async collect() {
        for (const [state, count] of Object.entries(await jobs.counts())) this.set({ state }, count);
      },
    });
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
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
    if (!this.mayRead(request)) throw new ForbiddenException('You may not do this.');
    await reply.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }

  private mayRead({ headers, ip }: FastifyRequest): boolean {
    if (this.config.metricsToken) return sameText(headers.authorization ?? '', `Bearer ${this.config.metricsToken}`);
    // Through a proxy on this machine everybody would seem to be on it.
    return LOOPBACK.has(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  }
}

const sameText = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
