import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Kernel, Refusal } from '@lyceum/kernel';
import type { Logger } from 'pino';
import { LOGGER } from '../../../platform/observability/logger.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { Birthdays } from '../../identity/index.ts';
import { Settings } from '../../settings/index.ts';
import { TellBirthday } from './introduction.commands.ts';

export const TELL_BIRTHDAYS = 'tell-birthdays';
/** Offsets of time zones are multiples of a quarter of an hour. */
const EVERY_MS = 15 * 60_000;

/**
 * Regularly posts the birthdays of the current day in each time zone. If a run is missed or stops halfway, the next run
 * on that day catches up. If none runs that day, the birthday gets no post.
 */
@Injectable()
export class BirthdayJob implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
    private readonly commands: CommandBus,
    private readonly settings: Settings,
    private readonly birthdays: Birthdays,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every(TELL_BIRTHDAYS, EVERY_MS, () => this.tell(this.kernel.clock.now()));
  }

  async tell(moment: Date): Promise<void> {
    if ((await this.settings.current()).values.birthday_board_id === 0) return;
    for (const { memberId, firstName, year } of await this.birthdays.on(moment)) {
      const correlationId = `birthday-${memberId}-${year}`;
      try {
        await this.commands.execute(new TellBirthday(memberId, firstName, year, correlationId, moment));
      } catch (err) {
        if (!(err instanceof Refusal)) throw err;
        this.logger.warn({ member_id: memberId, reason: err.message }, 'a birthday was not told');
      }
    }
  }
}
