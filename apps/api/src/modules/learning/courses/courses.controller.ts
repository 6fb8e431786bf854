import { Controller } from '@nestjs/common';
import { courses, type InputOf } from '@lyceum/contracts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { CatalogQueries } from '../reading/catalog.queries.ts';
import { CourseQueries } from '../reading/course.queries.ts';
import { namedBy } from '../rights/facts.ts';

/** HTTP operations for members and guests who read courses. */
@Controller()
export class CoursesController {
  constructor(
    private readonly courses: CourseQueries,
    private readonly catalogs: CatalogQueries,
  ) {}

  @Handles(courses.listCourses, [directory])
  async list(@Input() { query }: InputOf<typeof courses.listCourses>, @CurrentViewer() viewer: Viewer) {
    const { data, meta } = await this.courses.list(viewer, query);
    return { data: data.map(({ participant: _, ...course }) => course), meta };
  }

  @Handles(courses.listLearning, [directory])
  learning(@Input() { query }: InputOf<typeof courses.listLearning>, @CurrentViewer() viewer: Viewer) {
    return this.courses.list(viewer, query);
  }

  @Handles(courses.showCourse, [directory])
  async show(@Input() { params, query }: InputOf<typeof courses.showCourse>, @CurrentViewer() viewer: Viewer) {
    const by = query.find_by === 'slug' ? { slug: params.id } : namedBy(params.id);
    return { data: await this.catalogs.whole(viewer, by) };
  }

  @Handles(courses.courseCatalog, [directory])
  async catalog(@Input() { params }: InputOf<typeof courses.courseCatalog>, @CurrentViewer() viewer: Viewer) {
    return { data: await this.catalogs.catalog(viewer, namedBy(params.course)) };
  }
}
