import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { effect, Kernel, type OfType, type Queryable, reactor, type Recorded, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { type Config, CONFIG } from '../../../platform/config.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Effects } from '../../../platform/jobs/effects.ts';
import type { Attachment } from '../../../platform/mail/delivery.ts';
import { MemberStatus } from '../../identity/index.ts';
import { type Made, Notifications, type Subject, whatOf, whoOf } from '../../notifications/index.ts';
import type { AttendanceEvent } from '../attendance/attendance.events.ts';
import { Settings } from '../../settings/index.ts';
import { calendarText } from '../calendar.texts.ts';
import type { EventEvent } from '../events/event.events.ts';
import { EventQueries } from '../reading/event.queries.ts';
import { calendarOf } from '../reading/ical.ts';
import { EventFactsOf } from '../rights/facts.ts';
import { EventGroups } from '../rights/groups.ts';
import { EventsPlugin } from '../rights/plugin.ts';
import { canRead } from '../rights/policies.ts';
import { beginOf, beginShown } from '../rights/when.ts';
import { EventDate } from './event-date.ts';

type EventKind = 'invited' | 'organising' | 'moved_up' | 'announced' | 'changed' | 'cancelled' | 'reminder';
type Invited = OfType<AttendanceEvent, 'AttendeeInvited'>;
type Named = OfType<EventEvent, 'OrganiserNamed'>;
type MovedUp = OfType<AttendanceEvent, 'AttendeeMovedUp'>;
type Reminding = OfType<AttendanceEvent, 'ReminderSet' | 'ReminderMoved'>;
type Changed = OfType<EventEvent, 'EventMoved' | 'EventCancelled'>;
type Announced = OfType<EventEvent, 'EventAnnounced'>;

const NOTIFY_INVITED = effect<Invited>('notify-of-event-invitation');
const NOTIFY_NAMED = effect<Named>('notify-of-organising');
const NOTIFY_MOVED_UP = effect<MovedUp>('notify-of-event-place');
const NOTIFY_ANNOUNCED = effect<Announced>('notify-of-announced-event');
const NOTIFY_CHANGED = effect<Changed>('notify-of-event-change');
const REMIND = effect<Reminding>('remind-of-event');

const reminding = ({ data }: Recorded<Reminding>) => [{ effect: REMIND, due: new Date(data.due_at) }];

export const noticeReactor = reactor<EventEvent | AttendanceEvent>({
  name: 'calendar.notices',
  on: {
    AttendeeInvited: () => [{ effect: NOTIFY_INVITED }],
    OrganiserNamed: () => [{ effect: NOTIFY_NAMED }],
    AttendeeMovedUp: () => [{ effect: NOTIFY_MOVED_UP }],
    EventAnnounced: () => [{ effect: NOTIFY_ANNOUNCED }],
    EventMoved: () => [{ effect: NOTIFY_CHANGED }],
    EventCancelled: () => [{ effect: NOTIFY_CHANGED }],
    ReminderSet: reminding,
    ReminderMoved: reminding,
  },
});

const about = (id: number) => ({ kind: 'event', id });

/** Notifications about events. Display and e-mail check again that the member may read the event. */
@Injectable()
export class EventNotifications implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly notifications: Notifications,
    private readonly facts: EventFactsOf,
    private readonly plugin: EventsPlugin,
    private readonly members: MemberStatus,
    private readonly groups: EventGroups,
    private readonly events: EventQueries,
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.notifications.about('event', { visible: (viewer, subjects) => this.visible(viewer, subjects) });
    this.kinds();
    this.effects.react(noticeReactor);
    const tell = (made: Made[]) => this.notifications.tell(made);
    this.effects.handle(NOTIFY_INVITED, (event, tx) => this.invited(event, tx), tell);
    this.effects.handle(NOTIFY_NAMED, (event, tx) => this.named(event, tx), tell);
    this.effects.handle(NOTIFY_MOVED_UP, (event, tx) => this.movedUp(event, tx), tell);
    this.effects.handle(NOTIFY_ANNOUNCED, (event, tx) => this.announced(event, tx), tell);
    this.effects.handle(NOTIFY_CHANGED, (event, tx) => this.changed(event, tx), tell);
    this.effects.handle(REMIND, (event, tx) => this.remind(event, tx), tell);
  }

  private kinds(): void {
    const soon = { app: true, mail: 'at_once' } as const;
    this.kind('invited', soon);
    this.kind('organising', soon);
    this.kind('moved_up', soon);
    this.kind('announced', { app: true, mail: 'digest' });
    this.kind('changed', soon);
    this.kind('cancelled', soon);
    this.kind('reminder', soon);
  }

  /** Registers a notification kind. Its e-mail has the event in the subject, its date, and an iCalendar file. */
  private kind(name: EventKind, defaults: { app: boolean; mail: 'at_once' | 'digest' }): void {
    this.notifications.kind(`event_${name}`, {
      ...{ label: calendarText(`kind.${name}`), defaults },
      subject: ({ event }) => calendarText(`mail.${name}`, { what: whatOf(event.title) }),
      line: (n) => ({
        text: calendarText(`told.${name}`, {
          who: whoOf(n),
          what: whatOf(n.event.title),
          when: new EventDate(n.event),
        }),
        path: `/events/${n.event.slug}`,
      }),
      attachment: (viewer, { event }) => this.calendarFile(viewer, event.id),
    });
  }

  private async calendarFile(viewer: MemberViewer, id: number): Promise<Attachment | null> {
    const event = await this.events.one(viewer, { id });
    if (!event?.permissions.includes('READ')) return null;
    const { community_name: name } = (await this.settings.current()).values;
    return {
      filename: `${event.slug}.ics`,
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: calendarOf([event], { name, url: this.config.publicUrl }),
    };
  }

  private async invited({ data, occurredAt: at }: Recorded<Invited>, tx: Queryable): Promise<Made[]> {
    const still = await runOne(
      tx,
      sql`select 1 from calendar.attendance where event_id = ${data.event_id} and member_id = ${data.member_id}
            and status = 'invited' and invitation_id = ${data.invitation_id}`,
    );
    if (!still) return [];
    const news = { type: 'event_invited' as const, members: [data.member_id], actor_id: data.invited_by };
    return this.notifications.make(tx, { ...news, subject: about(data.event_id), at });
  }

  private async named({ data, occurredAt: at }: Recorded<Named>, tx: Queryable): Promise<Made[]> {
    const still = await runOne(
      tx,
      sql`select 1 from calendar.event where id = ${data.event_id} and pending_organiser_ids @> array[${data.member_id}::int]`,
    );
    if (!still) return [];
    const news = { type: 'event_organising' as const, members: [data.member_id], actor_id: data.named_by };
    return this.notifications.make(tx, { ...news, subject: about(data.event_id), at });
  }

  private movedUp({ data, occurredAt: at }: Recorded<MovedUp>, tx: Queryable): Promise<Made[]> {
    const news = { type: 'event_moved_up' as const, members: [data.member_id], actor_id: data.member_id };
    return this.notifications.make(tx, { ...news, evenActor: true, subject: about(data.event_id), at });
  }

  /** An event that is not public is announced only to its group. */
  private async announced({ data, meta, occurredAt: at }: Recorded<Announced>, tx: Queryable): Promise<Made[]> {
    const event = await runOne<{ founder_id: number; group_id: number | null; status: string }>(
      tx,
      sql`select founder_id, group_id, status from calendar.event where id = ${data.event_id} and cancelled_at is null`,
    );
    if (!event) return [];
    const everybody = data.to === 'everybody' && event.status === 'public';
    const members = everybody
      ? await this.members.everybody(tx)
      : event.group_id === null
        ? []
        : await this.groups.members(event.group_id, tx);
    if (members.length === 0) return [];
    const news = { type: 'event_announced' as const, members, actor_id: meta.actor_id ?? event.founder_id };
    return this.notifications.make(tx, { ...news, subject: about(data.event_id), at });
  }

  /** Notifies members who attend, wait or have not answered. */
  private async changed({ type, data, meta, occurredAt: at }: Recorded<Changed>, tx: Queryable): Promise<Made[]> {
    const rows = await run<{ member_id: number; founder_id: number }>(
      tx,
      sql`select a.member_id, e.founder_id from calendar.attendance a join calendar.event e on e.id = a.event_id
          where a.event_id = ${data.event_id} and a.status in ('going', 'waiting', 'invited')`,
    );
    if (rows.length === 0) return [];
    return this.notifications.make(tx, {
      type: type === 'EventCancelled' ? 'event_cancelled' : 'event_changed',
      members: rows.map(({ member_id }) => member_id),
      actor_id: meta.actor_id ?? rows[0]!.founder_id,
      ...{ subject: about(data.event_id), at },
    });
  }

  /**
   * Sends a reminder only for the current version of its row. A rescheduled reminder has a newer version and another
   * job.
   * Sends none for an event that is cancelled, past or no longer readable.
   */
  private async remind({ data, version, occurredAt }: Recorded<Reminding>, tx: Queryable): Promise<Made[]> {
    const { event_id, member_id, reminder_id } = data;
    const row = await runOne<{ version: number }>(
      tx,
      sql`select version from calendar.reminder where id = ${reminder_id} and event_id = ${event_id} for share`,
    );
    if (row?.version !== version) return [];
    const viewer = await this.members.of(member_id, `reminder-${reminder_id}`);
    const [event] = viewer ? await this.facts.events(viewer, [event_id], tx) : [];
    if (!viewer || !event || event.cancelled || event.past || !canRead(viewer, event)) return [];
    const due = new Date(data.due_at);
    const at = due > occurredAt ? due : occurredAt;
    const news = { type: 'event_reminder' as const, members: [member_id], actor_id: null };
    return this.notifications.make(tx, { ...news, subject: about(event_id), part: String(reminder_id), at });
  }

  private async visible(viewer: MemberViewer, subjects: readonly Subject[]) {
    if (!(await this.plugin.isThere())) return subjects.map(() => null);
    const [zone, events] = await Promise.all([
      this.facts.zone(),
      this.facts.events(
        viewer,
        subjects.map(({ id }) => id),
        this.kernel.db.pool,
      ),
    ]);
    const shown = events
      .filter((event) => canRead(viewer, event))
      .map(({ id, slug, title, ...schedule }) => {
        const { all_day, time_zone } = schedule;
        const starts_at = beginOf(schedule).toISOString();
        const start_date = beginShown(schedule, zone);
        return [id, { event: { id, slug, title, start_date, starts_at, all_day, time_zone } }] as const;
      });
    const found = new Map(shown);
    return subjects.map(({ id }) => found.get(id) ?? null);
  }
}
