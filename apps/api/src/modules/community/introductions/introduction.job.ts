import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { Newcomers } from '../../identity/index.ts';
import { Settings } from '../../settings/index.ts';
import { IntroductionOffers } from './introduction.offers.ts';
import { IntroductionQueries } from './introduction.queries.ts';

export const INVITE_NEWCOMERS = 'invite-newcomers';
const EVERY_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
/** After this many days, a member is no longer new (docs/adr/0021). */
const NEW_FOR_DAYS = 30;
const PAGE = 200;
const MOST_PER_TURN = 1000;

/**
 * Invites new members who registered before the community chose a board for introductions. Each invitation is a
 * separate transaction, and the job skips members who have one. A run may stop at any point, and the next run
 * continues.
 */
@Injectable()
export class IntroductionJob implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
    private readonly settings: Settings,
    private readonly newcomers: Newcomers,
    private readonly introductions: IntroductionQueries,
    private readonly offers: IntroductionOffers,
  ) {}

  onModuleInit(): void {
    this.jobs.every(INVITE_NEWCOMERS, EVERY_MS, () => this.invite(this.kernel.clock.now()));
  }

  async invite(moment: Date): Promise<void> {
    if ((await this.settings.current()).values.introduction_board_id === 0) return;
    const since = new Date(moment.getTime() - NEW_FOR_DAYS * DAY_MS);
    let invited = 0;
    let beyond = 0;
    while (invited < MOST_PER_TURN) {
      const page = await this.newcomers.since(since, beyond, PAGE);
      if (page.length === 0) return;
      for (const memberId of await this.introductions.without(page)) {
        if (await this.offers.offer(memberId, `invitation-${memberId}`)) invited += 1;
      }
      beyond = page.at(-1)!;
    }
  }
}
