import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { courses, type InputOf, lessonNotes, lessons } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { learningText } from '../learning.texts.ts';
import { BeginConversation } from '../lessons/lesson.commands.ts';
import { namesOf } from '../lessons/names.ts';
import { CatalogQueries } from '../reading/catalog.queries.ts';
import { CourseQueries } from '../reading/course.queries.ts';
import { namedBy } from '../rights/facts.ts';
import { Enrol, FinishCourse, TrackLesson } from './enrolment.commands.ts';
import { LessonNotes } from './notes.ts';

/** HTTP operations for learners. */
@Controller()
export class LessonsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly catalogs: CatalogQueries,
    private readonly courses: CourseQueries,
    private readonly notes: LessonNotes,
  ) {}

  @Handles(lessons.showLesson, [directory])
  async show(@Input() { params }: InputOf<typeof lessons.showLesson>, @CurrentViewer() viewer: Viewer) {
    return { data: await this.catalogs.lesson(viewer, namesOf(params)) };
  }

  @Handles(lessons.trackLesson)
  async track(@Input() { params, body }: InputOf<typeof lessons.trackLesson>, @CurrentViewer() viewer: MemberViewer) {
    return this.tracked(viewer, new TrackLesson(namesOf(params), body.action, { viewer }));
  }

  @Handles(lessons.openLesson)
  async open(@Input() { params }: InputOf<typeof lessons.openLesson>, @CurrentViewer() viewer: MemberViewer) {
    return this.tracked(viewer, new TrackLesson(namesOf(params), 'open', { viewer }));
  }

  @Handles(lessons.beginConversation)
  async talk(@Input() { params }: InputOf<typeof lessons.beginConversation>, @CurrentViewer() viewer: MemberViewer) {
    const { id, position } = await this.commands.execute(new BeginConversation(namesOf(params), { viewer }));
    return new Committed(position, { data: { topic_id: id } });
  }

  /** Whoever may know of the lesson may have a note on it, also after it was locked. */
  @Handles(lessonNotes.showNote)
  async note(@Input() { params }: InputOf<typeof lessonNotes.showNote>, @CurrentViewer() viewer: MemberViewer) {
    const { id } = await this.catalogs.lesson(viewer, namesOf(params));
    return { data: await this.notes.of(viewer.id, id) };
  }

  @Handles(lessonNotes.keepNote)
  async keepNote(
    @Input() { params, body }: InputOf<typeof lessonNotes.keepNote>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { id } = await this.catalogs.lesson(viewer, namesOf(params));
    await this.notes.keep(viewer.id, id, body.content);
    return { data: await this.notes.of(viewer.id, id) };
  }

  @Handles(courses.listFinishedCourses)
  async finished(
    @Input() { params }: InputOf<typeof courses.listFinishedCourses>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return { data: await this.courses.finishedBy(viewer, params.id) };
  }

  @Handles(lessons.enrol)
  async enrol(@Input() { params }: InputOf<typeof lessons.enrol>, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new Enrol(namedBy(params.course), { viewer }));
    return new Committed(position, { data: await this.participant(viewer, params.course) });
  }

  @Handles(lessons.finishCourse)
  async finish(@Input() { params }: InputOf<typeof lessons.finishCourse>, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new FinishCourse(namedBy(params.course), { viewer }));
    return new Committed(position, { data: await this.participant(viewer, params.course) });
  }

  private async tracked(viewer: MemberViewer, command: TrackLesson) {
    const { position } = await this.commands.execute(command);
    return new Committed(position, { data: await this.catalogs.lesson(viewer, command.names) });
  }

  private async participant(viewer: MemberViewer, course: string): Promise<courses.Participant> {
    const found = await this.courses.one(viewer, namedBy(course));
    if (!found?.participant) throw new Refusal('missing', learningText('learner.missing'));
    return found.participant;
  }
}
