import { Injectable } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { Fanout } from '../../../platform/realtime/fanout.ts';

/** Notifies open screens. Callers notify after the commit, when the inline projections have written the rows. */
@Injectable()
export class RoomLive {
  constructor(private readonly fanout: Fanout) {}

  changed(of: { live_room_id: number; event_id: number }, forEvent: boolean): void {
    this.fanout.publish(channels.liveRoom(of.live_room_id), 'live-room-changed', of);
    if (forEvent) this.fanout.publish(channels.event(of.event_id), 'live-room-changed', of);
  }
}
