/** The public API of live rooms, for demo content and tests. */
export { LiveRoomsModule } from './rooms.module.ts';
export { PlanLiveRoom, StartLiveRoom } from './room/room.commands.ts';
