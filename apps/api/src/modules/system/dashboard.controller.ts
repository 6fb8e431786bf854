import { Controller } from '@nestjs/common';
import { dashboard } from '@lyceum/contracts';
import { countTroubledEffects, Kernel, listParked, processorLag, stalledProcessors } from '@lyceum/kernel';
import { Handles } from '../../platform/http/operation.decorator.ts';
import { CurrentViewer, isAtLeast, type MemberViewer } from '../../platform/http/viewer.ts';
import { fromQueue } from '../../platform/health/queue-patience.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Outbox } from '../../platform/mail/outbox.ts';
import { Figures } from '../../platform/records/figures.ts';
import { directory } from '../identity/index.ts';
import { Settings } from '../settings/index.ts';

/** HTTP endpoint of the staff dashboard. */
@Controller()
export class DashboardController {
  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
    private readonly figures: Figures,
    private readonly settings: Settings,
  ) {}

  @Handles(dashboard.showDashboard, [directory])
  async show(@CurrentViewer() viewer: MemberViewer) {
    const zone = (await this.settings.current()).values.time_zone;
    const asked = { viewer, now: this.kernel.clock.now(), zone, days: dashboard.DASHBOARD_DAYS };
    const [now, days, system] = await Promise.all([
      this.figures.now(),
      this.figures.byDay(asked),
      isAtLeast(viewer, 'admin') ? this.system() : null,
    ]);
    return { data: { ...now, days, system } };
  }

  private async system(): Promise<NonNullable<dashboard.Dashboard['system']>> {
    const { pool } = this.kernel.db;
    const [parked, stalled, jobs, lags, mails_not_sent, troubled] = await Promise.all([
      listParked(pool),
      stalledProcessors(pool, this.kernel.store),
      fromQueue(this.jobs.counts()),
      processorLag(pool),
      this.outbox.notSent(),
      countTroubledEffects(pool),
    ]);
    return {
      parked_events: parked.length,
      stalled_processors: stalled.length,
      failed_jobs: jobs && jobs.failed + troubled.reduce((sum, { count }) => sum + count, 0),
      lag_seconds: Math.max(0, ...lags.map(({ seconds }) => seconds)),
      mails_not_sent,
    };
  }
}
