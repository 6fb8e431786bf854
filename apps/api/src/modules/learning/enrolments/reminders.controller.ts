import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { courseReminders, type InputOf } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { whole } from '../../../platform/http/lists/lists.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { learningText } from '../learning.texts.ts';
import { CourseFactsOf } from '../rights/facts.ts';
import { ForgetCourseReminders, SetCourseReminders } from './enrolment.commands.ts';
import { ParticipantQueries } from './participant.queries.ts';

/** HTTP operations for the viewer's reminders of a course's release. */
@Controller()
export class CourseRemindersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: CourseFactsOf,
    private readonly queries: ParticipantQueries,
  ) {}

  @Handles(courseReminders.listCourseReminders)
  async list(
    @Input() { params }: InputOf<typeof courseReminders.listCourseReminders>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    await this.facts.course(viewer, { id: params.id });
    return whole(await this.queries.reminders(viewer.id, params.id));
  }

  @Handles(courseReminders.addCourseReminders)
  async add(
    @Input() { params, body }: InputOf<typeof courseReminders.addCourseReminders>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(new SetCourseReminders(params.id, body.reminders, { viewer }));
    return new Committed(position, { data: await this.queries.reminders(viewer.id, params.id) });
  }

  @Handles(courseReminders.removeCourseReminders)
  async remove(
    @Input() { params, query }: InputOf<typeof courseReminders.removeCourseReminders>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const command = new ForgetCourseReminders(params.id, query.reminder_id ?? null, { viewer });
    const { position } = await this.commands.execute(command);
    return new Committed(position, { message: learningText('reminder.removed') });
  }
}
