/** What demo content and tests may use of live rooms. */
export { LiveRoomsModule } from './rooms.module.ts';
export { PlanLiveRoom, StartLiveRoom } from './room/room.commands.ts';
