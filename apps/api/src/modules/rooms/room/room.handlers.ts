import { randomBytes } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LIVE_ROOM_LIMITS } from '@lyceum/contracts/rooms/limits';
import { Kernel, type Position, Refusal, type Repeatable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { EventFactsOf } from '../../calendar/index.ts';
import { liveRoomsText } from '../rooms.texts.ts';
import { RoomFactsOf } from '../rights/facts.ts';
import { grantsOf } from '../rights/grants.ts';
import { isWithin, leads } from '../rights/policies.ts';
import { DecidingRoom } from './deciding.ts';
import { ChangeLiveRoom, EndLiveRoom, type Given, PlanLiveRoom, StartLiveRoom } from './room.commands.ts';
import { roomDecider, roomStream } from './room.decider.ts';
import type { RoomSettings } from './room.events.ts';
import { RoomLive } from './room.live.ts';

type Done = { position: Position | null };

const named = (settings: Partial<RoomSettings>): Partial<RoomSettings> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

const forbidden = (): Refusal => new Refusal('forbidden', liveRoomsText('room.forbidden'));

/** @throws {Refusal} `invalid` for more participants than this installation supports */
function mustFit({ max_participants }: Partial<RoomSettings>, most: number): void {
  if (max_participants !== undefined && max_participants > most) {
    throw Refusal.invalid('max_participants', liveRoomsText('room.most', { most }));
  }
}

/** @throws {Refusal} `missing`, `forbidden`, `invalid`, or `conflict` for a cancelled event */
@CommandHandler(PlanLiveRoom)
export class PlanLiveRoomHandler implements ICommandHandler<PlanLiveRoom> {
  constructor(
    private readonly kernel: Kernel,
    private readonly events: EventFactsOf,
    private readonly facts: RoomFactsOf,
    private readonly live: RoomLive,
  ) {}

  /** An event has one room. Repeated or concurrent commands return the same room. */
  async execute({ eventId, settings, given, reason }: PlanLiveRoom): Promise<Done & { id: number }> {
    const id = await this.facts.next('room');
    const event = await this.events.event(given.viewer, eventId);
    if (!leads(given.viewer, event)) throw forbidden();
    if (event.cancelled) throw new Refusal('conflict', liveRoomsText('room.cancelled'));
    mustFit(settings, this.facts.most);
    const sid = `RM_${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}`;
    const room = {
      ...{ live_room_id: id, event_id: eventId, sid, name: `live-room-${id}` },
      ...{ empty_timeout: LIVE_ROOM_LIMITS.emptyTimeout, max_participants: this.facts.most },
      ...{ max_hosts: LIVE_ROOM_LIMITS.hosts, entry_role: 'speaker' as const },
      ...named(settings),
    };
    const work = async (tx: Repeatable) => {
      const there = await runOne<{ id: number }>(tx, sql`select id from rooms.room where event_id = ${eventId}`);
      if (there) return { id: there.id, position: null };
      const { position } = await this.kernel.execute({
        ...{ decider: roomDecider, stream: roomStream(id), meta: givenMeta(given, reason), at: given.at, tx },
        prepare: () => ({ command: { kind: 'plan' as const, room } }),
      });
      return { id, position };
    };
    const made = await this.kernel.transaction(work, ['room_of_event']);
    if (made.position && !given.silent) this.live.changed({ live_room_id: made.id, event_id: eventId }, true);
    return made;
  }
}

/** @throws {Refusal} `missing`, `forbidden` or `invalid` */
@CommandHandler(ChangeLiveRoom)
export class ChangeLiveRoomHandler implements ICommandHandler<ChangeLiveRoom> {
  constructor(
    private readonly facts: RoomFactsOf,
    private readonly deciding: DecidingRoom,
  ) {}

  async execute({ id, settings, given, reason }: ChangeLiveRoom): Promise<Done> {
    await mustLead(this.facts, given, id);
    mustFit(settings, this.facts.most);
    return this.deciding.decide(id, { kind: 'change', settings: named(settings) }, { meta: givenMeta(given, reason) });
  }
}

/** @throws {Refusal} `missing`, `forbidden`, or `conflict` outside the event's opening hours */
@CommandHandler(StartLiveRoom)
export class StartLiveRoomHandler implements ICommandHandler<StartLiveRoom> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: RoomFactsOf,
    private readonly deciding: DecidingRoom,
  ) {}

  async execute({ id, given }: StartLiveRoom): Promise<Done> {
    const { event } = await this.facts.room(given.viewer, id);
    if (!leads(given.viewer, event)) throw forbidden();
    if (event.cancelled) throw new Refusal('conflict', liveRoomsText('room.cancelled'));
    if (!isWithin(event, given.at ?? this.kernel.clock.now())) {
      throw new Refusal('conflict', liveRoomsText('room.early'));
    }
    return this.deciding.decide(id, { kind: 'start' }, { ...given, meta: givenMeta(given) });
  }
}

/** @throws {Refusal} `missing` or `forbidden` */
@CommandHandler(EndLiveRoom)
export class EndLiveRoomHandler implements ICommandHandler<EndLiveRoom> {
  constructor(
    private readonly facts: RoomFactsOf,
    private readonly deciding: DecidingRoom,
  ) {}

  async execute({ id, given, reason }: EndLiveRoom): Promise<Done> {
    await mustLead(this.facts, given, id);
    return this.deciding.decide(id, { kind: 'end', why: 'host' }, { ...given, meta: givenMeta(given, reason) });
  }
}

/**
 * Organisers of the event, and hosts who are in the room.
 * @throws {Refusal} `missing`, or `forbidden` for all others
 */
export async function mustLead(facts: RoomFactsOf, { viewer }: Given, roomId: number) {
  const found = await facts.room(viewer, roomId);
  const isLeading = leads(viewer, found.event);
  const seat = isLeading ? null : await facts.seat({ room: roomId, member: viewer.id });
  if (!isLeading && !(seat?.status === 'joined' && grantsOf(seat.role).room_admin)) throw forbidden();
  return { ...found, isLeading };
}
