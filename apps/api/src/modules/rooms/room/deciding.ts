import { Injectable } from '@nestjs/common';
import { type Executed, Kernel, type Meta, type Repeatable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { type RoomCommand, roomDecider, type RoomState, roomStream } from './room.decider.ts';
import { RoomLive } from './room.live.ts';

/** Executes one command on a room. A lock on the room's row serializes concurrent joins and leaves. */
@Injectable()
export class DecidingRoom {
  constructor(
    private readonly kernel: Kernel,
    private readonly live: RoomLive,
  ) {}

  /** `command` may be a function. It then runs under the lock and can read current rows. */
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
    // Role changes show only in the room. All other changes also show on the event's page.
    if (done.position && done.state.exists && !silent) this.live.changed(done.state.of, given.kind !== 'give');
    return done;
  }
}
