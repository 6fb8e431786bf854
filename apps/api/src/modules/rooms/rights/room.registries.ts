import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';
import { Channels } from '../../../platform/realtime/channels.ts';
import { StreamHistories } from '../../../platform/records/stream-histories.ts';
import { EventsPlugin } from '../../calendar/index.ts';
import { RoomFactsOf } from './facts.ts';
import { takesPart } from './policies.ts';

/** Registers the live rooms' access rules with the platform: channels and audit histories. */
@Injectable()
export class RoomRegistries implements OnModuleInit {
  constructor(
    private readonly channels: Channels,
    private readonly histories: StreamHistories,
    private readonly facts: RoomFactsOf,
    private readonly plugin: EventsPlugin,
  ) {}

  onModuleInit(): void {
    this.channels.own({
      name: 'private-live-room.{id}',
      mayHear: async (viewer, id) => isMember(viewer) && (await this.takesPart(viewer, id)),
      concernedBy: (signal) => signal.kind === 'settings-changed' || signal.kind === 'event-changed',
    });
    this.histories.tells(
      'live-room',
      async (viewer, id) => isAtLeast(viewer, 'moderator') && (await this.takesPart(viewer, id)),
    );
  }

  private async takesPart(viewer: Viewer, id: number): Promise<boolean> {
    if (!(await this.plugin.isThere())) return false;
    const found = await this.facts.find(viewer, id);
    return found !== null && takesPart(viewer, found.event);
  }
}
