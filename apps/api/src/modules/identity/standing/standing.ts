import { Injectable } from '@nestjs/common';
import type { identity } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { HELD_LEVELS, IS_BANNED } from './standing.sql.ts';

/** For what is done later on a member's behalf: who they are by then. */
@Injectable()
export class MemberStatus {
  constructor(private readonly kernel: Kernel) {}

  /** The member with what they hold now; null when they are gone or banned. */
  async of(memberId: number, correlationId: string): Promise<MemberViewer | null> {
    const row = await runOne<{ role: identity.Role; levels: number[] }>(
      this.kernel.db.pool,
      sql`select m.role, ${HELD_LEVELS} as levels from identity.member m where m.id = ${memberId} and not ${IS_BANNED}`,
    );
    return row && { id: memberId, ...row, impersonatorId: null, correlationId };
  }

  /** Who is one now, and let in. */
  async administrators(): Promise<number[]> {
    const rows = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select m.id from identity.member m where m.role = 'admin' and not ${IS_BANNED} order by m.id`,
    );
    return rows.map(({ id }) => id);
  }
}
