import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, lessonAuthoring as authoring } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { ChangeStructure } from '../courses/course.commands.ts';
import { learningText } from '../learning.texts.ts';
import { OutlineQueries } from '../reading/outline.queries.ts';
import { namedBy } from '../rights/facts.ts';
import type { Made } from '../rights/given.ts';
import { ChangeLesson, WriteLesson } from './lesson.commands.ts';
import { namesOf } from './names.ts';

/** HTTP operations for authors of lessons. */
@Controller()
export class LessonAuthoringController {
  constructor(
    private readonly commands: CommandBus,
    private readonly outlines: OutlineQueries,
  ) {}

  @Handles(authoring.createLesson)
  async create(
    @Input() { params, body }: InputOf<typeof authoring.createLesson>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const command = new WriteLesson(namedBy(params.course), namedBy(params.module), body, { viewer });
    return this.answered(viewer, await this.commands.execute(command));
  }

  @Handles(authoring.changeLesson)
  async change(
    @Input() { params, body }: InputOf<typeof authoring.changeLesson>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.answered(viewer, await this.commands.execute(new ChangeLesson(namesOf(params), body, { viewer })));
  }

  @Handles(authoring.removeLesson)
  async remove(
    @Input() { params, query }: InputOf<typeof authoring.removeLesson>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { course, lesson } = namesOf(params);
    const change = { kind: 'remove_lesson' as const, lesson };
    const { position } = await this.commands.execute(new ChangeStructure(course, change, { viewer }, query.reason));
    return new Committed(position, { message: learningText('course.removed') });
  }

  private async answered(viewer: MemberViewer, { id, courseId, position }: Made & { courseId: number }) {
    return new Committed(position, { data: await this.outlines.lesson(viewer, courseId, id) });
  }
}
