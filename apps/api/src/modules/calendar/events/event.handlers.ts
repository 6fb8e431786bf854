import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Queryable, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { isAtLeast, type MemberViewer } from '../../../platform/http/viewer.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { calendarText } from '../calendar.texts.ts';
import { type EventFacts, EventFactsOf } from '../rights/facts.ts';
import type { Given, Made } from '../rights/given.ts';
import { EventGroups } from '../rights/groups.ts';
import { canEdit } from '../rights/policies.ts';
import { beginShown, scheduleOf } from '../rights/when.ts';
import { EventBoard } from './event.board.ts';
import { CancelEvent, ChangeEvent, PlanEvent } from './event.commands.ts';
import { eventDecider, eventStream } from './event.decider.ts';
import { EventDetails } from './event.details.ts';
import { CalendarLive } from './calendar.live.ts';
import { Organisers } from './organisers.ts';

/** @throws {Refusal} `forbidden` or `invalid` */
@CommandHandler(PlanEvent)
export class PlanEventHandler implements ICommandHandler<PlanEvent> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: EventFactsOf,
    private readonly details: EventDetails,
    private readonly board: EventBoard,
    private readonly groups: EventGroups,
    private readonly organisers: Organisers,
    private readonly live: CalendarLive,
  ) {}

  /** Creates the event and its board in one transaction. */
  async execute({ input, given }: PlanEvent): Promise<Made> {
    const {
      start_date,
      end_date,
      all_day,
      time_zone,
      group_id = null,
      image_uuid,
      reason,
      organiser_ids,
      ...asked
    } = input;
    const { viewer } = given;
    await this.mustMake(given, group_id);
    const others = (organiser_ids ?? []).filter((id) => id !== viewer.id);
    await this.organisers.mustBeNameable(viewer, others, group_id);
    await mustTell(given, asked, () => Promise.resolve(false));
    const [zone, id] = [await this.facts.zone(), await this.facts.next('event')];
    const naming = { wanted: [viewer.id, ...others], by: viewer.id };
    const details = await this.details.whole(viewer, asked);
    const schedule = scheduleOf({ start_date, end_date, all_day, time_zone }, null, zone)!;
    const meta = givenMeta(given, reason);
    const made = await this.kernel.transaction(
      async (tx) => {
        const slug = await slugFor(tx, { ...details, id });
        const card = {
          id,
          slug,
          title: details.title,
          status: details.status,
          start_date: beginShown(schedule, zone),
          cancelled: false,
        };
        const channel_id = await this.board.make(tx, card, { meta, at: given.at });
        const image = (await this.details.picture(tx, given.viewer, id, image_uuid)) ?? null;
        const event = {
          event_id: id,
          founder_id: given.viewer.id,
          slug,
          channel_id,
          group_id,
          ...details,
          image,
          ...schedule,
        };
        return this.kernel.execute({
          decider: eventDecider,
          stream: eventStream(id),
          meta,
          at: given.at,
          tx,
          prepare: () => ({ command: { kind: 'plan' as const, event, naming } }),
        });
      },
      ['event_slug'],
    );
    if (!given.silent) this.live.listed(details.status);
    return { id, position: made.position };
  }

  /** Moderators create community events. The groups module decides about events in a group (docs/adr/0049). */
  private async mustMake({ viewer }: Given, groupId: number | null): Promise<void> {
    const may = groupId === null ? isAtLeast(viewer, 'moderator') : await this.groups.mayMakeEvents(viewer, groupId);
    if (!may) throw new Refusal('forbidden', calendarText('event.making'));
  }
}

/** @throws {Refusal} `forbidden` if the viewer is not staff and asks to notify all members (docs/adr/0049) */
async function mustTell(
  { viewer }: Given,
  { notify_all_users }: { notify_all_users?: boolean },
  already: () => Promise<boolean>,
): Promise<void> {
  if (!notify_all_users || isAtLeast(viewer, 'moderator') || (await already())) return;
  throw new Refusal('forbidden', calendarText('event.telling'));
}

/**
 * Slug from the title, with the event's number if it is taken. The slug of a secret event does not reveal its title.
 */
async function slugFor(
  tx: Queryable,
  { id, title, status }: { id: number; title: string; status: string },
): Promise<string> {
  const plain = `event-${id}`;
  if (status === 'secret') return plain;
  const slug = slugOf(title, plain);
  const taken = await runOne(tx, sql`select 1 from calendar.event where slug = ${slug}`);
  return taken ? `${slug}-${id}` : slug;
}

/** @throws {Refusal} `missing`, `forbidden`, `invalid`, or `conflict` if the event changed after `version` */
@CommandHandler(ChangeEvent)
export class ChangeEventHandler implements ICommandHandler<ChangeEvent> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: EventFactsOf,
    private readonly details: EventDetails,
    private readonly organisers: Organisers,
    private readonly live: CalendarLive,
  ) {}

  async execute({ eventId, input, given }: ChangeEvent): Promise<Made> {
    const { start_date, end_date, all_day, time_zone, image_uuid, version, reason, organiser_ids, ...asked } = input;
    const [before, zone] = [await this.facts.event(given.viewer, eventId), await this.facts.zone()];
    if (!canEdit(given.viewer, before)) throw new Refusal('forbidden', calendarText('event.forbidden'));
    await mustTell(given, asked, () => this.facts.tellsEverybody(eventId));
    const details = await this.details.of(given.viewer, asked, await this.facts.trophyOf(eventId));
    const { position } = await this.kernel.transaction(async (tx) => {
      // Joins lock this row, too. The capacity cannot change while a join checks it.
      const held = await runOne<{ version: number; founder_id: number }>(
        tx,
        sql`select version, founder_id from calendar.event where id = ${eventId} for update`,
      );
      if (held && version !== undefined && version !== held.version) {
        throw new Refusal('conflict', calendarText('event.changed'));
      }
      const now = await this.facts.event(given.viewer, eventId, tx);
      const image = await this.details.picture(tx, given.viewer, eventId, image_uuid);
      const naming = await this.naming(given.viewer, now, organiser_ids);
      return this.kernel.execute({
        decider: eventDecider,
        stream: eventStream(eventId),
        meta: givenMeta(given, reason),
        at: given.at,
        tx,
        prepare: () => ({
          command: {
            kind: 'change' as const,
            details: { ...details, image },
            naming,
            schedule: scheduleOf({ start_date, end_date, all_day, time_zone }, now, zone),
          },
        }),
      });
    });
    if (position && !given.silent) this.live.changed(eventId, [before.status, asked.status ?? before.status]);
    return { id: eventId, position };
  }

  /** Keeps the founder as an organiser, whether or not `wanted` names them, until they lose the group. */
  private async naming(viewer: MemberViewer, event: EventFacts, wanted: number[] | undefined) {
    if (!wanted) return undefined;
    const { founder_id, organiser_ids, pending_organiser_ids, group_id } = event;
    const known = new Set([...organiser_ids, ...pending_organiser_ids]);
    const added = wanted.filter((id) => !known.has(id));
    await this.organisers.mustBeNameable(viewer, added, group_id);
    return { wanted: [...organiser_ids.filter((id) => id === founder_id), ...wanted], by: viewer.id };
  }
}

/** @throws {Refusal} `missing` or `forbidden` */
@CommandHandler(CancelEvent)
export class CancelEventHandler implements ICommandHandler<CancelEvent> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: EventFactsOf,
    private readonly live: CalendarLive,
  ) {}

  async execute({ eventId, given, reason }: CancelEvent): Promise<Made> {
    const event = await this.facts.event(given.viewer, eventId);
    if (!canEdit(given.viewer, event)) throw new Refusal('forbidden', calendarText('event.forbidden'));
    const { position } = await this.kernel.execute({
      decider: eventDecider,
      stream: eventStream(eventId),
      meta: givenMeta(given, reason),
      at: given.at,
      tx: given.tx,
      prepare: () => ({ command: { kind: 'cancel' as const } }),
    });
    if (position && !given.silent && !given.tx) this.live.changed(eventId, [event.status], true);
    return { id: eventId, position };
  }
}
