import { Injectable } from '@nestjs/common';
import { type Executed, Kernel, type Meta, type Repeatable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { type RoomCommand, roomDecider, type RoomState, roomStream } from './room.decider.ts';
import { RoomLive } from './room.live.ts';

/** One command on one room. Those who come and go at once do so one after the other, under the lock of the room's row. */
@Injectable()
export class DecidingRoom {
  constructor(
    private readonly kernel: Kernel,
    private readonly live: RoomLive,
  ) {}

  /** `command`: or what tells it from what holds under the lock. */
  async decide(
    id: number,
    command: RoomCommand | ((tx: Repeatable) => Promise<RoomCommand>),
    { meta, at, silent }: { meta: Meta; at?: Date; silent?: true },
  ): Promise<Executed<RoomState>> {
    const { given, done } = await this.kernel.transaction(async (tx) => {
      await runOne(tx, sql`select id from rooms.room where id = ${id} for update`);
      const given = typeof command === 'function' ? await command(tx) : command;
      const done = await this.kernel.execute({
        ...{ decider: roomDecider, stream: roomStream(id), meta, at, tx },
        prepare: () => ({ command: given }),
      });
      return { given, done };
    });
    // Who leads and who speaks is shown in the room alone; all else on the screen of its event, too.
    if (done.position && done.state.exists && !silent) this.live.changed(done.state.of, given.kind !== 'give');
    return done;
  }
}
