import { Injectable } from '@nestjs/common';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { IS_BANNED } from '../standing/standing.sql.ts';

/** Finds new members, for modules that welcome them. */
@Injectable()
export class Newcomers {
  constructor(private readonly kernel: Kernel) {}

  /** The ids of members who registered after a time, without banned or erased members. Ordered, and above `beyond`. */
  async since(moment: Date, beyond: number, most: number): Promise<number[]> {
    const rows = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select m.id from identity.member m
          where m.created_at > ${moment}::timestamptz and m.id > ${beyond}::int and not ${IS_BANNED}
          order by m.id limit ${most}::int`,
    );
    return rows.map(({ id }) => id);
  }
}
