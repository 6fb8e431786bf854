import { Injectable } from '@nestjs/common';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { IS_BANNED } from '../standing/standing.sql.ts';

/** Somebody whose birthday it is, and who wants that told. How old they become is told to nobody. */
export interface Celebrant {
  memberId: number;
  firstName: string;
  /** The year on the calendar where they are. */
  year: number;
}

/**
 * For modules that tell of birthdays. A birth date is its member's own; its day leaves here on that day alone, and only
 * where the member has asked for it.
 */
@Injectable()
export class Birthdays {
  constructor(private readonly kernel: Kernel) {}

  /**
   * Whose day it is on the clocks of their own time zone, from midnight to midnight. Adding whole years keeps a date within
   * its month, so that who was born on 29 February celebrates on the 28th where the year has no such day.
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
