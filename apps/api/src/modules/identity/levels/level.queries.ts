import { Injectable } from '@nestjs/common';
import type { levels } from '@lyceum/contracts';
import { Kernel, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { IS_GRANTED } from '../standing/standing.sql.ts';

const LEVEL = sql`select l.id, l.name, l.description, l.is_default as "default"`;

const ADMIN_LEVEL = sql`${LEVEL}, l.version, (
  select count(*)::int from identity.member m where ${IS_GRANTED}
    and m.id in (select g.member_id from identity.member_level g where g.level_id = l.id)) as members_count`;

type Row<T> = T & Record<string, unknown>;

/** Reads membership levels, ordered by name. */
@Injectable()
export class LevelQueries {
  constructor(private readonly kernel: Kernel) {}

  all(): Promise<levels.MembershipLevel[]> {
    return run<Row<levels.MembershipLevel>>(this.kernel.db.pool, sql`${LEVEL} from identity.level l order by l.name`);
  }

  async forConsole(): Promise<levels.AdminLevel[]> {
    return this.admin(sql`order by l.name`);
  }

  async oneForConsole(id: number): Promise<levels.AdminLevel | null> {
    return (await this.admin(sql`where l.id = ${id}`))[0] ?? null;
  }

  private admin(which: Sql): Promise<levels.AdminLevel[]> {
    return run<Row<levels.AdminLevel>>(this.kernel.db.pool, sql`${ADMIN_LEVEL} from identity.level l ${which}`);
  }
}
