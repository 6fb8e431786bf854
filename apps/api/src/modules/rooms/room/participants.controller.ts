import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, liveRooms } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import { Refusal } from '@lyceum/kernel';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { directory } from '../../identity/index.ts';
import { liveRoomsText } from '../rooms.texts.ts';
import { RoomQueries } from '../reading/room.queries.ts';
import { RoomFactsOf } from '../rights/facts.ts';
import { seatToLead } from './participant.handlers.ts';
import { GiveLiveRoomRole, JoinLiveRoom, LeaveLiveRoom, RemoveFromLiveRoom } from './room.commands.ts';

/** HTTP operations for participants of a room. */
@Controller()
export class LiveRoomParticipantsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly rooms: RoomQueries,
    private readonly facts: RoomFactsOf,
    private readonly fanout: Fanout,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Handles(liveRooms.joinLiveRoom)
  async join(@Input() { params, body }: InputOf<typeof liveRooms.joinLiveRoom>, @CurrentViewer() viewer: MemberViewer) {
    const command = new JoinLiveRoom(params.id, body.session, { viewer });
    const { position, participantId } = await this.commands.execute(command);
    const participant = await this.rooms.participant(viewer, participantId, position);
    const room = await this.rooms.one(viewer, params.id);
    const { livekit, iceServers: ice_servers } = this.config;
    return new Committed(position, { data: { room, participant, livekit_url: livekit?.url ?? null, ice_servers } });
  }

  @Handles(liveRooms.leaveLiveRoom)
  async leave(
    @Input() { params, body }: InputOf<typeof liveRooms.leaveLiveRoom>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(new LeaveLiveRoom(params.id, body.session, { viewer }));
    return new Committed(position, { message: liveRoomsText('participant.left') });
  }

  @Handles(liveRooms.showLiveRoomParticipant, [directory])
  async show(
    @Input() { params }: InputOf<typeof liveRooms.showLiveRoomParticipant>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return { data: await this.rooms.participant(viewer, params.id) };
  }

  @Handles(liveRooms.changeLiveRoomRole)
  async role(
    @Input() { params, body }: InputOf<typeof liveRooms.changeLiveRoomRole>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const command = new GiveLiveRoomRole(params.id, body.role, { viewer }, body.reason);
    const { position } = await this.commands.execute(command);
    return new Committed(position, { data: await this.rooms.participant(viewer, params.id, position) });
  }

  /** Stores no state. Only the participant's browser gets the request to mute. */
  @Handles(liveRooms.muteLiveRoomParticipant)
  async mute(
    @Input() { params }: InputOf<typeof liveRooms.muteLiveRoomParticipant>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { live_room_id, member_id, status } = await seatToLead(this.facts, { viewer }, params.id);
    if (status !== 'joined') throw new Refusal('conflict', liveRoomsText('participant.gone'));
    this.fanout.publishOwn(channels.messages(member_id), 'live-room-muted', { live_room_id });
    return { message: liveRoomsText('participant.told') };
  }

  @Handles(liveRooms.removeLiveRoomParticipant)
  async remove(
    @Input() { params, query }: InputOf<typeof liveRooms.removeLiveRoomParticipant>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(new RemoveFromLiveRoom(params.id, { viewer }, query.reason));
    return new Committed(position, { message: liveRoomsText('participant.removed') });
  }
}
