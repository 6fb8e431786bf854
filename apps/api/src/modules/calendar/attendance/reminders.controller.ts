import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { eventReminders, type InputOf } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { calendarText } from '../calendar.texts.ts';
import { ForgetReminders, SetReminders } from './attendance.commands.ts';
import { AttendanceQueries } from './attendance.queries.ts';

/** HTTP operations for the viewer's reminders. */
@Controller()
export class RemindersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: AttendanceQueries,
  ) {}

  @Handles(eventReminders.listEventReminders)
  list(@Input() { params }: InputOf<typeof eventReminders.listEventReminders>, @CurrentViewer() viewer: MemberViewer) {
    return this.queries.reminders(viewer, params.id);
  }

  @Handles(eventReminders.addEventReminders)
  async add(
    @Input() { params, body }: InputOf<typeof eventReminders.addEventReminders>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(new SetReminders(params.id, body.reminders, { viewer }));
    return new Committed(position, { data: await this.queries.remindersOf(viewer.id, params.id) });
  }

  @Handles(eventReminders.removeEventReminders)
  async remove(
    @Input() { params, query }: InputOf<typeof eventReminders.removeEventReminders>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(
      new ForgetReminders(params.id, query.reminder_id ?? null, { viewer }),
    );
    return new Committed(position, { message: calendarText('reminder.removed') });
  }
}
