import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { courseAuthoring as authoring, type InputOf } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { learningText } from '../learning.texts.ts';
import { OutlineQueries } from '../reading/outline.queries.ts';
import { CourseFactsOf, namedBy } from '../rights/facts.ts';
import type { Made } from '../rights/given.ts';
import { ChangeCourse, ChangeStructure, MakeCourse, ReleaseCourse, type StructureChange } from './course.commands.ts';

/** HTTP operations for authors of courses. */
@Controller()
export class CourseAuthoringController {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: CourseFactsOf,
    private readonly outlines: OutlineQueries,
  ) {}

  @Handles(authoring.createCourse)
  async create(@Input() { body }: InputOf<typeof authoring.createCourse>, @CurrentViewer() viewer: MemberViewer) {
    return this.answered(viewer, await this.commands.execute(new MakeCourse(body, { viewer })));
  }

  @Handles(authoring.changeCourse)
  async change(
    @Input() { params, body }: InputOf<typeof authoring.changeCourse>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const command = new ChangeCourse(namedBy(params.course), body, { viewer });
    return this.answered(viewer, await this.commands.execute(command));
  }

  @Handles(authoring.releaseCourse)
  async release(
    @Input() { params, body }: InputOf<typeof authoring.releaseCourse>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const command = new ReleaseCourse(namedBy(params.course), body.release_date, { viewer }, body.reason);
    return this.answered(viewer, await this.commands.execute(command));
  }

  @Handles(authoring.courseOutline, [directory])
  async outline(@Input() { params }: InputOf<typeof authoring.courseOutline>, @CurrentViewer() viewer: MemberViewer) {
    const { id } = await this.facts.own(viewer, namedBy(params.course));
    return { data: await this.outlines.outline(viewer, id) };
  }

  @Handles(authoring.createModule)
  createModule(
    @Input() { params, body }: InputOf<typeof authoring.createModule>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { reason, ...module } = body;
    return this.restructured(viewer, params.course, { kind: 'add_module', ...module }, reason);
  }

  @Handles(authoring.changeModule)
  changeModule(
    @Input() { params, body }: InputOf<typeof authoring.changeModule>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { reason, ...named } = body;
    const change = { kind: 'change_module' as const, module: namedBy(params.module), ...named };
    return this.restructured(viewer, params.course, change, reason);
  }

  @Handles(authoring.removeModule)
  async removeModule(
    @Input() { params, query }: InputOf<typeof authoring.removeModule>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const change = { kind: 'remove_module' as const, module: namedBy(params.module) };
    const command = new ChangeStructure(namedBy(params.course), change, { viewer }, query.reason);
    const { position } = await this.commands.execute(command);
    return new Committed(position, { message: learningText('course.removed') });
  }

  private async restructured(viewer: MemberViewer, course: string, change: StructureChange, reason?: string) {
    const command = new ChangeStructure(namedBy(course), change, { viewer }, reason);
    return this.answered(viewer, await this.commands.execute(command));
  }

  private async answered(viewer: MemberViewer, { id, position }: Made) {
    return new Committed(position, { data: await this.outlines.outline(viewer, id) });
  }
}
