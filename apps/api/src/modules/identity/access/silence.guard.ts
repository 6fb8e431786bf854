import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { REFUSED_WHILE_SILENCED } from '@lyceum/contracts/silence';
import { Kernel, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { operationOf } from '../../../platform/http/operation.decorator.ts';
import type { ViewedRequest } from '../../../platform/http/viewer.ts';
import { SILENCED_UNTIL } from '../standing/standing.sql.ts';
import { identityText } from '../identity.texts.ts';

/**
 * Refuses what a silenced member would write for others (`libs/contracts/src/silence.ts` lists the operations), for
 * sessions and tokens. As for a suspension, the member's own row decides when the request begins.
 */
@Injectable()
export class SilenceGuard implements CanActivate {
  constructor(private readonly kernel: Kernel) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const operation = operationOf(context);
    if (!operation || !REFUSED_WHILE_SILENCED.has(operation)) return true;
    const { viewer } = context.switchToHttp().getRequest<ViewedRequest>();
    // The access guard refuses guests, and staff can't be silenced.
    if (!viewer?.id || viewer.role !== 'member') return true;
    const row = await runOne<{ until: Date | null; time_zone: string; locale: string }>(
      this.kernel.db.lookups,
      sql`select ${SILENCED_UNTIL} as until, m.time_zone, m.locale from identity.member m where m.id = ${viewer.id}`,
    );
    if (!row?.until) return true;
    const { time_zone: timeZone, locale } = row;
    const until = row.until.toLocaleString(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' });
    throw new Refusal('forbidden', identityText('silence.refused', { until }));
  }
}
