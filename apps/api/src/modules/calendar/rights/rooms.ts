import { Injectable } from '@nestjs/common';
import type { liveRooms } from '@lyceum/contracts';
import type { Viewer } from '../../../platform/http/viewer.ts';

type Asked = (viewer: Viewer, eventIds: readonly number[]) => Promise<Map<number, liveRooms.LiveRoom>>;

/** The live rooms of events, by the event's id: the module that keeps them answers it (docs/adr/0057). */
@Injectable()
export class EventRooms {
  private asked: Asked | null = null;

  answeredBy(asked: Asked): void {
    if (this.asked) throw new Error('which rooms events have is answered twice');
    this.asked = asked;
  }

  async of(viewer: Viewer, eventIds: readonly number[]): Promise<ReadonlyMap<number, liveRooms.LiveRoom>> {
    return this.asked && eventIds.length > 0 ? this.asked(viewer, eventIds) : new Map();
  }
}
