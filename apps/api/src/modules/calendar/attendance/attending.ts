import { Injectable } from '@nestjs/common';
import { type Executed, Kernel, type Meta, type Repeatable, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { CalendarLive } from '../events/calendar.live.ts';
import {
  type AttendanceAsk,
  type AttendanceCommand,
  attendanceDecider,
  type AttendanceState,
  attendanceStream,
} from './attendance.decider.ts';

/** Executes one command on the attendance stream of a member and an event. */
@Injectable()
export class Attending {
  constructor(private readonly kernel: Kernel) {}

  decide(
    of: { event_id: number; member_id: number },
    ask: AttendanceAsk,
    { meta, at, tx }: { meta: Meta; at?: Date; tx?: Repeatable },
  ): Promise<Executed<AttendanceState>> {
    const command: AttendanceCommand = { ...of, ...ask };
    return this.kernel.execute({
      decider: attendanceDecider,
      stream: attendanceStream(of.event_id, of.member_id),
      meta,
      at,
      tx,
      prepare: () => ({ command }),
    });
  }
}

/** Ends attendance and invitations on the system's behalf, without an actor. */
@Injectable()
export class Ending {
  constructor(
    private readonly kernel: Kernel,
    private readonly attending: Attending,
    private readonly live: CalendarLive,
  ) {}

  /**
   * `which` is SQL that filters the rows `a` of `calendar.attendance`. Each row is a separate command, so a retry
   * resumes with the remaining rows.
   */
  async of(which: Sql, correlationId: string): Promise<void> {
    const rows = await run<{ event_id: number; member_id: number }>(
      this.kernel.db.pool,
      sql`select a.event_id, a.member_id from calendar.attendance a ${which} order by a.event_id, a.member_id`,
    );
    const meta = { actor_id: null, correlation_id: correlationId };
    for (const of of rows) {
      const { position } = await this.attending.decide(of, { kind: 'remove' }, { meta });
      if (position) await this.live.attended(of.event_id, [of.member_id]);
    }
  }
}
