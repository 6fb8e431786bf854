import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { CalendarModule } from '../calendar/index.ts';
import { IdentityModule } from '../identity/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { Heard } from './keeping/heard.ts';
import { LivekitEffects } from './keeping/livekit.effects.ts';
import { MeetingController } from './keeping/meeting.controller.ts';
import { RoomEffects } from './keeping/room.effects.ts';
import { RoomNotifications } from './keeping/room.notifications.ts';
import { LivekitWebhookController } from './keeping/webhook.controller.ts';
import { RoomQueries } from './reading/room.queries.ts';
import { RoomFactsOf } from './rights/facts.ts';
import { RoomRegistries } from './rights/room.registries.ts';
import { DecidingRoom } from './room/deciding.ts';
import {
  GiveLiveRoomRoleHandler,
  JoinLiveRoomHandler,
  LeaveLiveRoomHandler,
  RemoveFromLiveRoomHandler,
  TakeOutOfLiveRoomHandler,
} from './room/participant.handlers.ts';
import { LiveRoomParticipantsController } from './room/participants.controller.ts';
import { roomEvents } from './room/room.events.ts';
import {
  ChangeLiveRoomHandler,
  EndLiveRoomHandler,
  PlanLiveRoomHandler,
  StartLiveRoomHandler,
} from './room/room.handlers.ts';
import { RoomLive } from './room/room.live.ts';
import { roomRows } from './room/room.rows.ts';
import { LiveRoomsController } from './room/rooms.controller.ts';
import { RoomTokens } from './tokens/room-tokens.ts';

@Module({
  imports: [CalendarModule, IdentityModule, NotificationsModule],
  controllers: [LiveRoomsController, LiveRoomParticipantsController, MeetingController, LivekitWebhookController],
  providers: [
    ...[RoomFactsOf, RoomRegistries, RoomTokens, RoomQueries, RoomLive, DecidingRoom],
    ...[PlanLiveRoomHandler, ChangeLiveRoomHandler, StartLiveRoomHandler, EndLiveRoomHandler],
    ...[JoinLiveRoomHandler, LeaveLiveRoomHandler, TakeOutOfLiveRoomHandler],
    ...[RemoveFromLiveRoomHandler, GiveLiveRoomRoleHandler, Heard, RoomEffects, RoomNotifications, LivekitEffects],
  ],
})
/** Live rooms of events: video meetings through LiveKit or between browsers. */
export class LiveRoomsModule implements OnModuleInit {
  constructor(private readonly kernel: Kernel) {}

  onModuleInit(): void {
    this.kernel.events(roomEvents);
    this.kernel.project(roomRows);
  }
}
