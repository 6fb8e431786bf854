import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from './observability/logger.ts';

/**
 * Work that is found by its rows when the queue has lost its job. Schedules of the queue are lost with it, so each process that
 * does jobs looks by its own clock. The work must be safe to do twice at once.
 */
@Injectable()
export class Reconciliation implements OnModuleDestroy {
  private readonly works = new Map<string, { ms: number; work: () => Promise<void> }>();
  private readonly timers: ReturnType<typeof setInterval>[] = [];

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  every(name: string, ms: number, work: () => Promise<void>): void {
    if (this.works.has(name)) throw new Error(`${name} is reconciled twice`);
    this.works.set(name, { ms, work });
  }

  start(): void {
    for (const [name, { ms, work }] of this.works) {
      const look = (): void => {
        work().catch((err: unknown) => this.logger.error({ err, name }, 'could not be reconciled'));
      };
      this.timers.push(setInterval(look, ms));
    }
  }

  onModuleDestroy(): void {
    this.timers.forEach(clearInterval);
  }
}
