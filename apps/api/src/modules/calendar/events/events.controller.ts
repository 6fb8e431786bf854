import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { calendar, type InputOf } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { EventQueries } from '../reading/event.queries.ts';
import { missing } from '../rights/facts.ts';
import type { Made } from '../rights/given.ts';
import { calendarText } from '../calendar.texts.ts';
import { AnswerOrganising, CancelEvent, ChangeEvent, PlanEvent } from './event.commands.ts';

const LARGEST_ID = 2_147_483_647;

/**
 * How a path segment identifies an event. `find_by=slug` or a non-numeric segment means a slug, otherwise an id
 * (part 3 §7).
 */
function namedBy(id: string, by: 'id' | 'slug'): { id: number } | { slug: string } {
  if (by === 'slug' || !/^\d{1,10}$/.test(id)) return { slug: id };
  const number = Number(id);
  if (number < 1 || number > LARGEST_ID) throw missing();
  return { id: number };
}

/** HTTP operations for events. */
@Controller()
export class EventsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly events: EventQueries,
  ) {}

  @Handles(calendar.listEvents, [directory])
  list(@Input() { query }: InputOf<typeof calendar.listEvents>, @CurrentViewer() viewer: Viewer) {
    return this.events.list(viewer, query);
  }

  @Handles(calendar.eventsToday)
  async today(@CurrentViewer() viewer: Viewer) {
    return { data: await this.events.today(viewer) };
  }

  @Handles(calendar.showEvent, [directory])
  async show(@Input() { params, query }: InputOf<typeof calendar.showEvent>, @CurrentViewer() viewer: Viewer) {
    const event = await this.events.one(viewer, namedBy(params.id, query.find_by));
    if (!event) throw missing();
    return { data: event };
  }

  @Handles(calendar.createEvent)
  async create(@Input() { body }: InputOf<typeof calendar.createEvent>, @CurrentViewer() viewer: MemberViewer) {
    return this.answered(viewer, await this.commands.execute(new PlanEvent(body, { viewer })));
  }

  @Handles(calendar.changeEvent)
  async change(@Input() { params, body }: InputOf<typeof calendar.changeEvent>, @CurrentViewer() viewer: MemberViewer) {
    return this.answered(viewer, await this.commands.execute(new ChangeEvent(params.id, body, { viewer })));
  }

  @Handles(calendar.cancelEvent)
  async cancel(@Input() { params, body }: InputOf<typeof calendar.cancelEvent>, @CurrentViewer() viewer: MemberViewer) {
    return this.answered(viewer, await this.commands.execute(new CancelEvent(params.id, { viewer }, body.reason)));
  }

  @Handles(calendar.acceptOrganising)
  async accept(@Input() { params }: InputOf<typeof calendar.acceptOrganising>, @CurrentViewer() viewer: MemberViewer) {
    return this.answered(viewer, await this.commands.execute(new AnswerOrganising(params.id, true, { viewer })));
  }

  @Handles(calendar.declineOrganising)
  async decline(
    @Input() { params }: InputOf<typeof calendar.declineOrganising>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(new AnswerOrganising(params.id, false, { viewer }));
    return new Committed(position, { message: calendarText('organising.declined') });
  }

  private async answered(viewer: Viewer, { id, position }: Made) {
    const event = await this.events.one(viewer, { id });
    if (!event) throw missing();
    return new Committed(position, { data: event });
  }
}
