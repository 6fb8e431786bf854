import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, liveRooms } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { RoomQueries } from '../reading/room.queries.ts';
import { ChangeLiveRoom, EndLiveRoom, PlanLiveRoom, StartLiveRoom } from './room.commands.ts';

/** HTTP operations for live rooms. */
@Controller()
export class LiveRoomsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly rooms: RoomQueries,
  ) {}

  @Handles(liveRooms.planLiveRoom)
  async plan(
    @Input() { params, body: { reason, ...settings } }: InputOf<typeof liveRooms.planLiveRoom>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { id, position } = await this.commands.execute(new PlanLiveRoom(params.id, settings, { viewer }, reason));
    return this.whole(viewer, id, position);
  }

  @Handles(liveRooms.showLiveRoom, [directory])
  async show(@Input() { params }: InputOf<typeof liveRooms.showLiveRoom>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.rooms.one(viewer, params.id) };
  }

  @Handles(liveRooms.changeLiveRoom)
  async change(
    @Input() { params, body: { reason, ...settings } }: InputOf<typeof liveRooms.changeLiveRoom>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(new ChangeLiveRoom(params.id, settings, { viewer }, reason));
    return this.whole(viewer, params.id, position);
  }

  @Handles(liveRooms.startLiveRoom)
  async start(@Input() { params }: InputOf<typeof liveRooms.startLiveRoom>, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new StartLiveRoom(params.id, { viewer }));
    return this.whole(viewer, params.id, position);
  }

  @Handles(liveRooms.endLiveRoom)
  async end(@Input() { params, body }: InputOf<typeof liveRooms.endLiveRoom>, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new EndLiveRoom(params.id, { viewer }, body.reason));
    return this.whole(viewer, params.id, position);
  }

  private async whole(viewer: MemberViewer, id: number, position: Position | null) {
    return new Committed(position, { data: await this.rooms.one(viewer, id) });
  }
}
