import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Kernel, type Meta, type Repeatable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { KeepPlaceBoard, type PlaceBoard } from '../../community/index.ts';
import { EventFactsOf } from '../rights/facts.ts';
import { eventToken } from '../rights/policies.ts';
import { beginsIn } from '../rights/when.ts';

export interface BoardOfEvent {
  id: number;
  slug: string;
  title: string;
  status: string;
  start_date: string;
  cancelled: boolean;
}

/** Attendees write on the board. Everyone can read the board of a public event. */
const boardOf = ({ id, slug, title, status, start_date, cancelled }: BoardOfEvent): PlaceBoard => ({
  token: eventToken(id),
  name: [...title].slice(0, 60).join(''),
  description: '',
  closed: status !== 'public',
  readBy: status === 'public' ? 'guest' : 'member',
  writable: !cancelled,
  card: { event: { id, slug, title, start_date } },
});

/** The board of an event (docs/adr/0041). */
@Injectable()
export class EventBoard {
  constructor(
    private readonly kernel: Kernel,
    private readonly commands: CommandBus,
    private readonly facts: EventFactsOf,
  ) {}

  /** Creates the board in the transaction that creates the event. Returns the board's id. */
  async make(tx: Repeatable, event: BoardOfEvent, given: { meta: Meta; at?: Date }): Promise<number> {
    const { id } = await this.commands.execute(new KeepPlaceBoard(boardOf(event), { ...given, tx }));
    return id;
  }

  /** Updates the board from the event's current row. Idempotent. */
  async keep(eventId: number, meta: Meta): Promise<void> {
    const zone = await this.facts.zone();
    const event = await runOne<BoardOfEvent & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select e.id, e.slug, e.title, e.status, e.cancelled_at is not null as cancelled,
            to_char(${beginsIn(zone)} at time zone ${zone}::text, 'YYYY-MM-DD HH24:MI:SS') as start_date
          from calendar.event e where e.id = ${eventId}`,
    );
    if (event) await this.commands.execute(new KeepPlaceBoard(boardOf(event), { meta }));
  }
}
