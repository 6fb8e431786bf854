import { Injectable } from '@nestjs/common';
import type { liveRooms } from '@lyceum/contracts';
import type { Viewer } from '../../../platform/http/viewer.ts';

type Asked = (viewer: Viewer, eventIds: readonly number[]) => Promise<Map<number, liveRooms.LiveRoom>>;

/** Registry for the live rooms of events, by event id. The rooms module provides them (docs/adr/0057). */
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
