import { Controller, Req } from '@nestjs/common';
import { consentTracking, type InputOf } from '@lyceum/contracts';
import { CONSENT_COOKIE, readConsent } from '@lyceum/contracts/consent/cookie';
import { networkOf } from '../../../platform/http/limits/network.ts';
import type { RateLimit } from '../../../platform/http/limits/rate-limit.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import type { ViewedRequest } from '../../../platform/http/viewer.ts';
import { PackageQueries } from '../package/package.queries.ts';
import { Visits } from './visits.ts';
import { pathOf } from './where.ts';

/** Limit per network. Every visit is a row, but many people may share a network. */
const ALLOWANCE = { attempts: 5000, seconds: 60 * 60 };
const NOTHING = { data: { tracked: false, session_id: null } };

/** Records visits for statistics. */
@Controller()
export class TrackingController {
  private readonly counted: RateLimit;

  constructor(
    private readonly visits: Visits,
    private readonly packages: PackageQueries,
    limits: RateLimits,
  ) {
    this.counted = limits.of('track', ALLOWANCE);
  }

  /**
   * Counts only visitors who consented to the current version. All other requests get a normal answer and leave no
   * data.
   */
  @Handles(consentTracking.track)
  async track(@Input() { body }: InputOf<typeof consentTracking.track>, @Req() request: ViewedRequest) {
    const stored = readConsent(request.cookies[CONSENT_COOKIE]);
    if (!stored?.items.includes('analytics')) return NOTHING;
    const { active, package_version } = await this.packages.kept();
    const path = pathOf(body.url, request.headers.host ?? '');
    if (!active || stored.version !== package_version || path === null) return NOTHING;
    await this.counted.take(networkOf(request.ip));
    const session_id = await this.visits.count(body.session_id ?? null, path, body.event);
    return { data: { tracked: true, session_id } };
  }

  @Handles(consentTracking.adminVisits)
  async figures() {
    return { data: await this.visits.figures() };
  }
}
