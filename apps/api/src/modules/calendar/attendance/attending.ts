import { Injectable } from '@nestjs/common';
import { type Executed, Kernel, type Meta, type Repeatable } from '@lyceum/kernel';
import {
  type AttendanceAsk,
  type AttendanceCommand,
  attendanceDecider,
  type AttendanceState,
  attendanceStream,
} from './attendance.decider.ts';

/** One command on how a member stands to an event. */
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
