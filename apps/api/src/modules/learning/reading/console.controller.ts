import { Controller } from '@nestjs/common';
import { courseConsole, type InputOf } from '@lyceum/contracts';
import { Kernel } from '@lyceum/kernel';
import sql, { empty } from 'sql-template-tag';
import { likeAnywhere, narrowed, sorted } from '../../../platform/http/lists/query-sql.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { statusAt } from '../rights/readable.ts';
import { CourseQueries } from './course.queries.ts';
import { OutlineQueries } from './outline.queries.ts';

const hasParticipant = (memberId: string | number | boolean) => sql`
  exists (select 1 from learning.enrolment x
    where x.course_id = c.id and x.status = 'in' and x.member_id = ${Number(memberId)})`;

/** Courses for administrators. */
@Controller()
export class CourseConsoleController {
  constructor(
    private readonly kernel: Kernel,
    private readonly courses: CourseQueries,
    private readonly outlines: OutlineQueries,
  ) {}

  @Handles(courseConsole.adminListCourses, [directory])
  async list(
    @Input() { query }: InputOf<typeof courseConsole.adminListCourses>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { page, per_page, q } = query;
    const columns = {
      id: sql`c.id`,
      status: statusAt(this.kernel.clock.now()),
      visibility: sql`c.visibility`,
      availability: sql`c.availability`,
      hidden: sql`c.hidden`,
      highlighted: sql`c.highlighted`,
      'participants:user_id': hasParticipant,
    };
    const sorts = {
      id: sql`c.id`,
      name: { lower: sql`lower(c.name)` },
      release_date: sql`c.releases_at`,
      created_at: sql`c.created_at`,
    };
    const where = sql`${q ? sql`and c.name ilike ${likeAnywhere(q)}` : empty} ${narrowed(query, columns)}`;
    const order = sql`${sorted(query.order_by, sorts, sql`c.id desc`)}, c.id desc`;
    const asked = { where, order, limit: per_page, offset: (page - 1) * per_page };
    const { data, meta } = await this.courses.page(viewer, asked, { page, size: per_page });
    return { data: data.map(({ participant: _, ...course }) => course), meta };
  }

  @Handles(courseConsole.adminShowCourse, [directory])
  async show(
    @Input() { params }: InputOf<typeof courseConsole.adminShowCourse>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return { data: await this.outlines.outline(viewer, params.id) };
  }
}
