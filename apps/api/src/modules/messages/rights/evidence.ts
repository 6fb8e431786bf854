import { Injectable } from '@nestjs/common';
import { Kernel, type Queryable, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { isAtLeast, type MemberViewer } from '../../../platform/http/viewer.ts';

/** The messages that an open report shows to staff. */
@Injectable()
export class Evidence {
  constructor(private readonly kernel: Kernel) {}

  /** Whether the viewer may see the files: they are staff and have opened the report, which is recorded. */
  async isOpenTo(viewer: MemberViewer, messageId: number): Promise<boolean> {
    if (!isAtLeast(viewer, 'moderator')) return false;
    return this.has(
      this.kernel.db.pool,
      sql`${messageId}::int = any(r.shown_ids) and ${viewer.id}::int = any(r.readers)`,
    );
  }

  isReported(db: Queryable, messageId: number): Promise<boolean> {
    return this.has(db, sql`r.message_id = ${messageId}`);
  }

  private async has(db: Queryable, which: Sql): Promise<boolean> {
    return (
      (await runOne(db, sql`select 1 from messages.report r where r.state = 'open' and ${which} limit 1`)) !== null
    );
  }
}
