import { Injectable } from '@nestjs/common';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { IS_BANNED } from '../standing/standing.sql.ts';

/** A member who has a birthday and agreed to announce it. It has no age, which stays private. */
export interface Celebrant {
  memberId: number;
  firstName: string;
  /** The calendar year in the member's time zone. */
  year: number;
}

/**
 * Birthdays, for modules that announce them. Birth dates are private. This class reveals the day only on that day, and
 * only if the member agreed.
 */
@Injectable()
export class Birthdays {
  constructor(private readonly kernel: Kernel) {}

  /**
   * The members whose birthday it is in their time zone, from midnight to midnight. Adding whole years keeps a date
   * within its month. Members born on 29 February therefore celebrate on the 28th in other years.
   */
  on(moment: Date): Promise<Celebrant[]> {
    return run<Celebrant & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select m.id as "memberId", m.first_name as "firstName", extract(year from d.today)::int as year
          from identity.personal p join identity.member m on m.id = p.member_id
          cross join lateral (select (${moment}::timestamptz at time zone m.time_zone)::date as today) d
          where p.birthday_told and not ${IS_BANNED}
            and (p.birth_date + make_interval(years => (extract(year from d.today) - extract(year from p.birth_date))::int))::date
              = d.today
          order by m.id`,
    );
  }
}
