import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { effect, Kernel, type OfType, reactor, type Recorded, runOne } from '@lyceum/kernel';
import { RoomServiceClient } from 'livekit-server-sdk';
import sql from 'sql-template-tag';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { Effects } from '../../../platform/jobs/effects.ts';
import { grantsOf } from '../rights/grants.ts';
import type { RoomEvent } from '../room/room.events.ts';
import { identityOf } from '../tokens/room-tokens.ts';

type Over = OfType<RoomEvent, 'LiveRoomEnded' | 'LiveRoomCancelled'>;
type Gone = OfType<RoomEvent, 'LiveRoomLeft' | 'LiveRoomRemoved'>;
type Given = OfType<RoomEvent, 'LiveRoomRoleGiven'>;

const CLOSE = effect<Over>('close-livekit-room');
const PUT_OUT = effect<Gone>('put-out-of-livekit-room');
const GRANT = effect<Given>('grant-in-livekit-room');

const livekitReactor = reactor<RoomEvent>({
  name: 'rooms.livekit',
  on: {
    LiveRoomEnded: () => [{ effect: CLOSE }],
    LiveRoomCancelled: () => [{ effect: CLOSE }],
    LiveRoomLeft: () => [{ effect: PUT_OUT }],
    LiveRoomRemoved: () => [{ effect: PUT_OUT }],
    LiveRoomRoleGiven: () => [{ effect: GRANT }],
  },
});

/** Ignores a missing room or participant, because the goal is already reached. */
const unlessGone = (error: unknown): void => {
  if ((error as { code?: string }).code !== 'not_found') throw error;
};

/**
 * Applies removals, role changes and ends to the LiveKit server, with retries.
 * This is needed because an issued token stays valid for ten minutes.
 */
@Injectable()
export class LivekitEffects implements OnModuleInit {
  private readonly rooms: RoomServiceClient | null;

  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    @Inject(CONFIG) { livekit }: Config,
  ) {
    this.rooms = livekit && new RoomServiceClient(livekit.url.replace(/^ws/, 'http'), livekit.key, livekit.secret);
  }

  onModuleInit(): void {
    const { rooms } = this;
    if (!rooms) return;
    this.effects.react(livekitReactor);
    this.effects.perform(CLOSE, async ({ data }) => {
      const { name, status } = await this.room(data);
      // A room that was reopened has participants and must stay.
      if (status !== 'LIVE') await rooms.deleteRoom(name).catch(unlessGone);
    });
    this.effects.perform(PUT_OUT, async (event) => {
      const identity = identityIn(event);
      if (identity) await rooms.removeParticipant((await this.room(event.data)).name, identity).catch(unlessGone);
    });
    this.effects.perform(GRANT, async (event) => {
      const identity = identityIn(event);
      const { can_publish, can_publish_data, can_subscribe, hidden } = grantsOf(event.data.role);
      const permission = {
        canPublish: can_publish,
        canPublishData: can_publish_data,
        canSubscribe: can_subscribe,
        hidden,
      };
      if (!identity) return;
      await rooms.updateParticipant((await this.room(event.data)).name, identity, { permission }).catch(unlessGone);
    });
  }

  private async room({ live_room_id }: { live_room_id: number }): Promise<{ name: string; status: string }> {
    const row = await runOne<{ name: string; status: string }>(
      this.kernel.db.pool,
      sql`select name, status from rooms.room where id = ${live_room_id}`,
    );
    return row!;
  }
}

const identityIn = ({ data: { participant_id, session } }: Recorded<Gone | Given>): string | null =>
  session === null ? null : identityOf({ participant_id, session });
