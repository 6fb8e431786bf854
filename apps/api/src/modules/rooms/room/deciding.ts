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

  async decide(
    id: number,
    command: RoomCommand,
    { meta, at, silent }: { meta: Meta; at?: Date; silent?: true },
    may?: (tx: Repeatable) => Promise<void>,
  ): Promise<Executed<RoomState>> {
    const done = await this.kernel.transaction(async (tx) => {
      await runOne(tx, sql`select id from rooms.room where id = ${id} for update`);
      await may?.(tx);
      return this.kernel.execute({
        decider: roomDecider,
        stream: roomStream(id),
        meta,
        at,
        tx,
        prepare: () => ({ command }),
      });
    });
    if (done.position && done.state.exists && !silent) this.live.changed(done.state.of, FOR_EVENT.has(command.kind));
    return done;
  }
}

/** What the screen of the event shows, too. */
const FOR_EVENT = new Set<RoomCommand['kind']>([
  'plan',
  'change',
  'start',
  'end',
  'end_empty',
  'cancel',
  'join',
  'leave',
]);
