import { Controller, Get, Inject, ServiceUnavailableException } from '@nestjs/common';
import { Kernel, type Stalled, stalledProcessors } from '@lyceum/kernel';
import { Readiness } from './readiness.ts';
import { AnswersAll } from './operation.decorator.ts';

/** For whoever keeps the process running: `live` is the process itself, `ready` is whether members can be served. */
@AnswersAll()
@Controller('health')
export class HealthController {
  constructor(
    private readonly kernel: Kernel,
    @Inject(Readiness) private readonly readiness: Readiness,
  ) {}

  @Get('live')
  live(): { status: string } {
    return { status: 'live' };
  }

  @Get('ready')
  async ready(): Promise<{ status: string; stalled?: Stalled[] }> {
    if (!this.readiness.ready) throw new ServiceUnavailableException(this.readiness.reason);
    await this.kernel.db.pool.query('select 1').catch(() => {
      throw new ServiceUnavailableException('The database does not answer.');
    });
    // No reason to send members elsewhere: every process reads the same events.
    const stalled = await stalledProcessors(this.kernel.db.pool, this.kernel.store);
    return { status: 'ready', ...(stalled.length > 0 && { stalled }) };
  }
}
