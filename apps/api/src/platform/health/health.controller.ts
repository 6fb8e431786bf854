import { setTimeout as later } from 'node:timers/promises';
import { Controller, Get, Inject, ServiceUnavailableException } from '@nestjs/common';
import {
  countTroubledEffects,
  type EffectTrouble,
  Kernel,
  NewerVersion,
  type Stalled,
  stalledProcessors,
} from '@lyceum/kernel';
import { Readiness } from './readiness.ts';
import { AnswersAll } from '../http/operation.decorator.ts';
import { platformText } from '../texts/platform.texts.ts';
import { RateLimits } from '../http/limits/rate-limits.ts';
import { refused } from '../http/refused.ts';

/** Whoever asks whether this process is ready asks often, and wants to hear of a database that hangs, too. */
const PATIENCE_MS = 2_000;
const NO_ANSWER = platformText('failure.database');

interface Warnings {
  stalled: Stalled[];
  /** Those that fail or are late, by name: how many, and for how many seconds. */
  effects: EffectTrouble[];
}

interface Ready extends Partial<Warnings> {
  status: string;
  /** Services without which members are served all the same: limits count within each process, and jobs wait. */
  away?: 'redis'[];
}

/** For whoever keeps the process running: `live` is the process itself, `ready` is whether members can be served. */
@AnswersAll()
@Controller('health')
export class HealthController {
  constructor(
    private readonly kernel: Kernel,
    @Inject(Readiness) private readonly readiness: Readiness,
    private readonly limits: RateLimits,
  ) {}

  @Get('live')
  live(): { status: string } {
    return { status: 'live' };
  }

  @Get('ready')
  async ready(): Promise<Ready> {
    if (!this.readiness.ready) throw refused(503, this.readiness.reason);
    const patience = new AbortController();
    const tooLate = later(PATIENCE_MS, null, { signal: patience.signal, ref: false }).catch(() => null);
    const asked = Promise.all([this.asked(), this.limits.isRedisAway()]);
    const answer = await Promise.race([asked, tooLate]).finally(() => patience.abort());
    if (answer === null) throw refused(503, NO_ANSWER);
    const [{ stalled, effects }, isRedisAway] = answer;
    return {
      status: 'ready',
      ...(stalled.length > 0 && { stalled }),
      ...(effects.length > 0 && { effects }),
      ...(isRedisAway && { away: ['redis' as const] }),
    };
  }

  /**
   * Processors that stand still and effects in trouble are no reason to send members elsewhere: every process reads the same
   * events and asks the same servers.
   */
  private async asked(): Promise<Warnings> {
    try {
      await this.kernel.refuseNewer();
      const { pool } = this.kernel.db;
      const [stalled, effects] = await Promise.all([
        stalledProcessors(pool, this.kernel.store),
        countTroubledEffects(pool),
      ]);
      return { stalled, effects };
    } catch (error) {
      // For operators, who are told what the matter is in full.
      throw error instanceof NewerVersion ? new ServiceUnavailableException(error.message) : refused(503, NO_ANSWER);
    }
  }
}
