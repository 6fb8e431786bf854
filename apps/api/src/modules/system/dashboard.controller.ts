import { Controller } from '@nestjs/common';
import { dashboard } from '@lyceum/contracts';
import { Kernel, listParked, processorLag, stalledProcessors } from '@lyceum/kernel';
import { Handles } from '../../platform/http/operation.decorator.ts';
import { CurrentViewer, isAtLeast, type MemberViewer } from '../../platform/http/viewer.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Outbox } from '../../platform/mail/outbox.ts';
import { CommunityFigures } from '../community/index.ts';
import { DIRECTORY, MemberFigures } from '../identity/index.ts';
import { Settings } from '../settings/index.ts';

/** What staff look at in the morning. */
@Controller()
export class DashboardController {
  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
    private readonly community: CommunityFigures,
    private readonly members: MemberFigures,
    private readonly settings: Settings,
  ) {}

  @Handles(dashboard.showDashboard, [DIRECTORY])
  async show(@CurrentViewer() viewer: MemberViewer) {
    const zone = (await this.settings.current()).values.time_zone;
    const [members, written, joined, system] = await Promise.all([
      this.members.counts(),
      this.community.byDay(viewer, zone, dashboard.DASHBOARD_DAYS),
      this.members.joinedByDay(zone, dashboard.DASHBOARD_DAYS),
      isAtLeast(viewer, 'admin') ? this.system() : null,
    ]);
    const days = written.map((day) => ({ ...day, members: joined.get(day.date) ?? 0 }));
    return { data: { members, days, system } };
  }

  private async system(): Promise<NonNullable<dashboard.Dashboard['system']>> {
    const { pool } = this.kernel.db;
    const [parked, stalled, jobs, lags, mails_not_sent] = await Promise.all([
      listParked(pool),
      stalledProcessors(pool, this.kernel.store),
      this.jobs.counts(),
      processorLag(pool),
      this.outbox.notSent(),
    ]);
    return {
      parked_events: parked.length,
      stalled_processors: stalled.length,
      failed_jobs: jobs.failed,
      lag_seconds: Math.max(0, ...lags.map(({ seconds }) => seconds)),
      mails_not_sent,
    };
  }
}
