import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal, type Repeatable } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { liveRoomsText } from '../rooms.texts.ts';
import { RoomFactsOf } from '../rights/facts.ts';
import { isWithin, leads, takesPart } from '../rights/policies.ts';
import { DecidingRoom } from './deciding.ts';
import {
  GiveLiveRoomRole,
  JoinLiveRoom,
  LeaveLiveRoom,
  RemoveFromLiveRoom,
  TakeOutOfLiveRoom,
} from './room.commands.ts';
import { mustLead } from './room.handlers.ts';

type Done = { position: Position | null };

/** @throws {Refusal} `missing`, `forbidden` for members who do not take part, or `conflict` if the room is closed */
@CommandHandler(JoinLiveRoom)
export class JoinLiveRoomHandler implements ICommandHandler<JoinLiveRoom> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: RoomFactsOf,
    private readonly deciding: DecidingRoom,
  ) {}

  async execute({ id, session, given }: JoinLiveRoom): Promise<Done & { participantId: number }> {
    const { viewer } = given;
    const participant_id = await this.facts.next('participant');
    // Checks the rights under the room's lock. If the member loses the event afterwards, an effect of that removes
    // them.
    const command = async (tx: Repeatable) => {
      const { event } = await this.facts.room(viewer, id, tx);
      if (!takesPart(viewer, event)) throw new Refusal('forbidden', liveRoomsText('join.going'));
      const seat = await this.facts.seat({ room: id, member: viewer.id }, tx);
      const isHere = seat?.status === 'joined';
      if (event.cancelled || (!isHere && !isWithin(event, given.at ?? this.kernel.clock.now()))) {
        throw new Refusal('conflict', liveRoomsText('join.closed'));
      }
      const rights = { leads: leads(viewer, event), most: this.facts.most };
      return { kind: 'join' as const, participant_id, member_id: viewer.id, session, ...rights };
    };
    const done = await this.deciding.decide(id, command, { ...given, meta: givenMeta(given) });
    const participantId = done.state.exists ? done.state.people.get(viewer.id)!.participant_id : participant_id;
    return { position: done.position, participantId };
  }
}

/** Ends the viewer's own session in a room. */
@CommandHandler(LeaveLiveRoom)
export class LeaveLiveRoomHandler implements ICommandHandler<LeaveLiveRoom> {
  constructor(
    private readonly facts: RoomFactsOf,
    private readonly deciding: DecidingRoom,
  ) {}

  async execute({ id, session, given }: LeaveLiveRoom): Promise<Done> {
    await this.facts.room(given.viewer, id);
    const command = { kind: 'leave' as const, member_id: given.viewer.id, session, why: 'left' as const };
    return this.deciding.decide(id, command, { ...given, meta: givenMeta(given) });
  }
}

/** Removes a participant on the system's behalf. Idempotent. */
@CommandHandler(TakeOutOfLiveRoom)
export class TakeOutOfLiveRoomHandler implements ICommandHandler<TakeOutOfLiveRoom> {
  constructor(private readonly deciding: DecidingRoom) {}

  execute({ id, memberId, session, why, correlationId }: TakeOutOfLiveRoom): Promise<Done> {
    const meta = { actor_id: null, correlation_id: correlationId };
    return this.deciding.decide(id, { kind: 'leave', member_id: memberId, session, why }, { meta });
  }
}

/** @throws {Refusal} `missing`, or `forbidden` if the viewer does not lead or the participant organises the event */
@CommandHandler(RemoveFromLiveRoom)
export class RemoveFromLiveRoomHandler implements ICommandHandler<RemoveFromLiveRoom> {
  constructor(
    private readonly facts: RoomFactsOf,
    private readonly deciding: DecidingRoom,
  ) {}

  async execute({ participantId, given, reason }: RemoveFromLiveRoom): Promise<Done> {
    const seat = await seatToLead(this.facts, given, participantId);
    const command = { kind: 'remove' as const, member_id: seat.member_id };
    return this.deciding.decide(seat.live_room_id, command, { ...given, meta: givenMeta(given, reason) });
  }
}

/** @throws {Refusal} `missing`, or `forbidden` if the viewer does not lead or the participant organises the event */
@CommandHandler(GiveLiveRoomRole)
export class GiveLiveRoomRoleHandler implements ICommandHandler<GiveLiveRoomRole> {
  constructor(
    private readonly facts: RoomFactsOf,
    private readonly deciding: DecidingRoom,
  ) {}

  async execute({ participantId, role, given, reason }: GiveLiveRoomRole): Promise<Done> {
    const seat = await seatToLead(this.facts, given, participantId);
    const command = { kind: 'give' as const, member_id: seat.member_id, role };
    return this.deciding.decide(seat.live_room_id, command, { ...given, meta: givenMeta(given, reason) });
  }
}

/**
 * The participant, if the viewer leads their room. A host who does not organise the event has no power over its
 * organisers.
 * @throws {Refusal} `missing` for a participant of a room that is hidden from the viewer, or `forbidden`
 */
export async function seatToLead(
  facts: RoomFactsOf,
  given: { viewer: GiveLiveRoomRole['given']['viewer'] },
  id: number,
) {
  const gone = () => new Refusal('missing', liveRoomsText('participant.missing'));
  const seat = await facts.seat({ id });
  if (!seat) throw gone();
  const found = await facts.find(given.viewer, seat.live_room_id);
  if (!found || !takesPart(given.viewer, found.event)) throw gone();
  const { event, isLeading } = await mustLead(facts, given, seat.live_room_id);
  if (!isLeading && event.organiser_ids.includes(seat.member_id)) {
    throw new Refusal('forbidden', liveRoomsText('role.organiser'));
  }
  return seat;
}
