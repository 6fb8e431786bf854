import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, liveRooms } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import { Refusal } from '@lyceum/kernel';
import type { RateLimit } from '../../../platform/http/limits/rate-limit.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { liveRoomsText } from '../rooms.texts.ts';
import { RoomQueries } from '../reading/room.queries.ts';
import { RoomFactsOf, type Seat } from '../rights/facts.ts';
import { takesPart } from '../rights/policies.ts';
import { TakeOutOfLiveRoom } from '../room/room.commands.ts';
import { Heard } from './heard.ts';

/** Five other participants with about forty ICE candidates each, with room for several reconnects. */
const SIGNALS = { attempts: 900, seconds: 60 };

const gone = (): Refusal => new Refusal('conflict', liveRoomsText('participant.gone'));

/** Frequent operations of participants in an open room. They write no events. */
@Controller()
export class MeetingController {
  private readonly signals: RateLimit;

  constructor(
    private readonly commands: CommandBus,
    private readonly rooms: RoomQueries,
    private readonly facts: RoomFactsOf,
    private readonly heard: Heard,
    private readonly fanout: Fanout,
    limits: RateLimits,
  ) {
    this.signals = limits.of('live-room-signals', SIGNALS);
  }

  /** Heartbeat. Removes a participant who has lost access, even if no other job has done so. */
  @Handles(liveRooms.stayInLiveRoom)
  async stay(
    @Input() { params, body }: InputOf<typeof liveRooms.stayInLiveRoom>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { event } = await this.facts.room(viewer, params.id);
    const seat = await this.own(viewer, params.id, body.session);
    if (!takesPart(viewer, event)) {
      await this.commands.execute(
        new TakeOutOfLiveRoom(params.id, viewer.id, seat.session, 'expelled', viewer.correlationId),
      );
      throw gone();
    }
    await this.heard.note(seat.id, viewer.id);
    return { data: await this.rooms.participant(viewer, seat.id) };
  }

  /**
   * Relays a signal between two participants, both identified by their current session. Only the recipient's browser
   * gets it.
   */
  @Handles(liveRooms.signalLiveRoom)
  async signal(
    @Input() { params, body }: InputOf<typeof liveRooms.signalLiveRoom>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    await this.signals.take(`member-${viewer.id}`);
    await this.facts.room(viewer, params.id);
    const [from, to] = [await this.own(viewer, params.id, body.session), await this.facts.seat({ id: body.to })];
    if (to?.live_room_id !== params.id || to.status !== 'joined' || to.session !== body.to_session) throw gone();
    const { session: from_session, to_session, signal } = body;
    const told = { live_room_id: params.id, from: from.id, from_session, to_session, signal };
    this.fanout.publishOwn(channels.messages(to.member_id), 'live-room-signal', told);
    return { message: liveRoomsText('participant.told') };
  }

  /** @throws {Refusal} `conflict` for a session that has ended or that another window has taken over */
  private async own(viewer: MemberViewer, room: number, session: string): Promise<Seat> {
    const seat = await this.facts.seat({ room, member: viewer.id });
    if (seat?.status !== 'joined' || seat.session !== session) throw gone();
    return seat;
  }
}
