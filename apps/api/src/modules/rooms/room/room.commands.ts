import { Command } from '@nestjs/cqrs';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import type { Role } from '../rights/rooms.constants.ts';
import type { RoomLeft, RoomSettings } from './room.events.ts';

type Done = { position: Position | null };
/** The context of a command. `at` and `silent` are for seed data. */
export interface Given {
  viewer: MemberViewer;
  at?: Date;
  silent?: true;
}

/** Creates the room of an event. */
export class PlanLiveRoom extends Command<Done & { id: number }> {
  constructor(
    readonly eventId: number,
    readonly settings: Partial<RoomSettings>,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/** Changes the settings of a room. */
export class ChangeLiveRoom extends Command<Done> {
  constructor(
    readonly id: number,
    readonly settings: Partial<RoomSettings>,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/** Opens a room. */
export class StartLiveRoom extends Command<Done> {
  constructor(
    readonly id: number,
    readonly given: Given,
  ) {
    super();
  }
}

/** Ends a room for all participants. */
export class EndLiveRoom extends Command<Done> {
  constructor(
    readonly id: number,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/** Adds the viewer to an open room. */
export class JoinLiveRoom extends Command<Done & { participantId: number }> {
  constructor(
    readonly id: number,
    readonly session: string,
    readonly given: Given,
  ) {
    super();
  }
}

/** Ends the viewer's session in a room. */
export class LeaveLiveRoom extends Command<Done> {
  constructor(
    readonly id: number,
    readonly session: string,
    readonly given: Given,
  ) {
    super();
  }
}

/** Removes a participant who lost access or sends no heartbeat. The system sends it. */
export class TakeOutOfLiveRoom extends Command<Done> {
  constructor(
    readonly id: number,
    readonly memberId: number,
    readonly session: string | null,
    readonly why: RoomLeft['why'],
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Removes a participant for good, by a host. */
export class RemoveFromLiveRoom extends Command<Done> {
  constructor(
    readonly participantId: number,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/** Changes the role of a participant. */
export class GiveLiveRoomRole extends Command<Done> {
  constructor(
    readonly participantId: number,
    readonly role: Role,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}
