import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Database, DatabaseClock, Kernel } from '@lyceum/kernel';
import type { Logger } from 'pino';
import { Bus, NoBus } from './bus/bus.ts';
import { connectKernel } from './bus/kernel-bus.ts';
import { RedisBus } from './bus/redis-bus.ts';
import { type Config, CONFIG } from './config.ts';
import { createLogger, LOGGER } from './observability/logger.ts';
import { Reconciliation } from './reconciliation.ts';
import { InvitationLimit } from './http/limits/invitation-limit.ts';
import { RateLimits } from './http/limits/rate-limits.ts';
import { Readiness } from './health/readiness.ts';
import { Effects } from './jobs/effects.ts';
import { Jobs } from './jobs/jobs.ts';

/** What every module stands on: configuration, log, kernel and jobs, one of each per process. */
@Global()
@Module({})
export class KernelModule implements OnApplicationShutdown {
  constructor(
    private readonly kernel: Kernel,
    private readonly clock: DatabaseClock,
    private readonly jobs: Jobs,
    private readonly bus: Bus,
  ) {}

  static with(config: Config) {
    return {
      module: KernelModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useFactory: () => createLogger(config) },
        { provide: Readiness, useClass: Readiness },
        { provide: Database, useFactory: ({ databaseUrl }: Config) => new Database(databaseUrl), inject: [CONFIG] },
        { provide: DatabaseClock, useFactory: ({ pool }: Database) => new DatabaseClock(pool), inject: [Database] },
        { provide: Kernel, useFactory: createKernel, inject: [CONFIG, LOGGER, Bus, Database, DatabaseClock] },
        { provide: Bus, useFactory: createBus, inject: [CONFIG, LOGGER] },
        { provide: Jobs, useFactory: createJobs, inject: [CONFIG, LOGGER] },
        Effects,
        RateLimits,
        InvitationLimit,
        Reconciliation,
      ],
      exports: [
        CONFIG,
        LOGGER,
        Readiness,
        DatabaseClock,
        Kernel,
        Bus,
        Jobs,
        Effects,
        RateLimits,
        InvitationLimit,
        Reconciliation,
      ],
    };
  }

  /** In this order: first no new work is begun, then what is running ends, then the connections close. */
  async onApplicationShutdown(): Promise<void> {
    await this.kernel.dispatcher.stop();
    await this.jobs.stop();
    this.clock.stop();
    await this.kernel.db.close();
    await this.bus.close();
  }
}

function createKernel(config: Config, logger: Logger, bus: Bus, db: Database, clock: DatabaseClock): Kernel {
  const failed = (processor: string, err: unknown): void =>
    logger.error({ processor, err }, 'a processor failed and will try again');
  const kernel = new Kernel(db, config.secret, failed, clock);
  kernel.patienceMs = config.readWaitMs;
  connectKernel(kernel, bus);
  return kernel;
}

const createBus = ({ redisUrl }: Config, logger: Logger): Bus =>
  redisUrl ? new RedisBus(redisUrl, logger) : new NoBus();

const createJobs = (config: Config, logger: Logger): Jobs => new Jobs(config, logger);
