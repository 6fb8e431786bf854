import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '../../../platform/config.ts';
import type { RateLimit } from '../../../platform/http/limits/rate-limit.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import { isAtLeast } from '../../../platform/http/viewer.ts';
import { Relations } from '../../relations/index.ts';
import type { Given } from './given.ts';

const HOUR_S = 60 * 60;

/** Limits how many members who do not follow them a member may bring into conversations per hour. */
@Injectable()
export class Strangers {
  private readonly limit: RateLimit;

  constructor(
    private readonly relations: Relations,
    limits: RateLimits,
    @Inject(CONFIG) config: Config,
  ) {
    this.limit = limits.of('conversations', { attempts: config.limits.conversationsPerHour, seconds: HOUR_S });
  }

  /**
   * Counts each of these members, also in a conversation of several. Staff and seeded conversations are exempt.
   * @throws {TooManyAttempts} beyond the limit.
   */
  async take({ viewer, silent }: Given, others: readonly number[]): Promise<void> {
    if (silent || isAtLeast(viewer, 'moderator')) return;
    const followers = await this.relations.followersAmong(viewer.id, others);
    const strangers = others.filter((id) => !followers.has(id));
    if (strangers.length > 0) await this.limit.take(`member-${viewer.id}`, strangers.length);
  }
}
