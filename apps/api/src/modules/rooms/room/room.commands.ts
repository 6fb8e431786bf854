import { Command } from '@nestjs/cqrs';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import type { Role } from '../rights/rooms.constants.ts';
import type { RoomLeft, RoomSettings } from './room.events.ts';

type Done = { position: Position | null };
/** `at` and `silent` are for seeding. */
export interface Given {
  viewer: MemberViewer;
  at?: Date;
  silent?: true;
}

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

export class StartLiveRoom extends Command<Done> {
  constructor(
    readonly id: number,
    readonly given: Given,
  ) {
    super();
  }
}

export class EndLiveRoom extends Command<Done> {
  constructor(
    readonly id: number,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

export class JoinLiveRoom extends Command<Done & { participantId: number }> {
  constructor(
    readonly id: number,
    readonly session: string,
    readonly given: Given,
  ) {
    super();
  }
}

export class LeaveLiveRoom extends Command<Done> {
  constructor(
    readonly id: number,
    readonly session: string,
    readonly given: Given,
  ) {
    super();
  }
}

/** Of whoever may not be in it any more, or is not heard of: by the house itself. */
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

export class RemoveFromLiveRoom extends Command<Done> {
  constructor(
    readonly participantId: number,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

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
