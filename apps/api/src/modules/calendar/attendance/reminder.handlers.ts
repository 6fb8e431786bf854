import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { calendarText } from '../calendar.texts.ts';
import { EventFactsOf, missing } from '../rights/facts.ts';
import { canRead, organises } from '../rights/policies.ts';
import { dueOf } from '../rights/when.ts';
import { ForgetReminders, SetReminders } from './attendance.commands.ts';
import { Attending } from './attending.ts';
import { seatsToTake } from './seats.ts';

/** @throws {Refusal} `missing`, `conflict` for a cancelled event, `forbidden`, or `invalid` for a time in the past */
@CommandHandler(SetReminders)
export class SetRemindersHandler implements ICommandHandler<SetReminders> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: EventFactsOf,
    private readonly attending: Attending,
  ) {}

  /** Sets all reminders or none. Locks the event, so that a concurrent reschedule cannot miss the new reminders. */
  async execute({ eventId, reminders, given }: SetReminders): Promise<{ position: Position | null }> {
    const { viewer } = given;
    return this.kernel.transaction(async (tx) => {
      if (!(await seatsToTake(tx, eventId))) throw missing();
      const event = await this.facts.event(viewer, eventId, tx);
      if (event.cancelled) throw new Refusal('conflict', calendarText('event.cancelled'));
      if (!canRead(viewer, event)) throw new Refusal('forbidden', calendarText('reminder.in'));
      const now = given.at ?? this.kernel.clock.now();
      let last: Position | null = null;
      for (const { duration, unit } of reminders) {
        const due = dueOf(event, { duration, unit });
        if (due.getTime() <= now.getTime()) throw Refusal.invalid('reminders', calendarText('reminder.late'));
        const reminder = { reminder_id: await this.facts.next('reminder'), duration, unit, due_at: due.toISOString() };
        const { position } = await this.attending.decide(
          { event_id: eventId, member_id: viewer.id },
          { kind: 'remind', organises: organises(viewer, event), reminder },
          { meta: givenMeta(given), at: given.at, tx },
        );
        last = position ?? last;
      }
      return { position: last };
    });
  }
}

/** Deletes reminders of an event that the viewer may see. */
@CommandHandler(ForgetReminders)
export class ForgetRemindersHandler implements ICommandHandler<ForgetReminders> {
  constructor(
    private readonly facts: EventFactsOf,
    private readonly attending: Attending,
  ) {}

  async execute({ eventId, reminderId, given }: ForgetReminders): Promise<{ position: Position | null }> {
    const { viewer } = given;
    await this.facts.event(viewer, eventId);
    const { position } = await this.attending.decide(
      { event_id: eventId, member_id: viewer.id },
      { kind: 'forget', reminder_id: reminderId },
      { meta: givenMeta(given), at: given.at },
    );
    return { position };
  }
}
