import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '../../../platform/config.ts';
import type { RateLimit } from '../../../platform/http/limits/rate-limit.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import { isAtLeast } from '../../../platform/http/viewer.ts';
import { Relations } from '../../relations/index.ts';
import type { Given } from './given.ts';

const HOUR_S = 60 * 60;

/** How many members who do not follow somebody that member brings into conversations in an hour. */
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

  /** Counts each of them, in a conversation of several too. Staff and what is seeded are not counted. */
  async take({ viewer, silent }: Given, others: readonly number[]): Promise<void> {
    if (silent || isAtLeast(viewer, 'moderator')) return;
    const followers = await this.relations.followersAmong(viewer.id, others);
    const strangers = others.filter((id) => !followers.has(id));
    if (strangers.length > 0) await this.limit.take(`member-${viewer.id}`, strangers.length);
  }
}
