import { Injectable } from '@nestjs/common';
import type { courseAuthoring } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { missing } from '../rights/facts.ts';
import type { LessonFile } from '../rights/lesson-file.events.ts';
import { CourseStructure } from '../rights/structure.ts';
import { attachmentOf, lessonUrl } from './course.json.ts';
import { CourseQueries } from './course.queries.ts';

interface Held extends Record<string, unknown> {
  id: number;
  description: string;
  content: string;
  image: LessonFile | null;
  files: LessonFile[];
  videos: { url: string }[];
  trophy_id: number | null;
  version: number;
}

/** A course as its authors edit it. The caller must check that the viewer is an author. */
@Injectable()
export class OutlineQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly courses: CourseQueries,
    private readonly structure: CourseStructure,
  ) {}

  async outline(viewer: Viewer, id: number): Promise<courseAuthoring.Outline> {
    const [course, modules, ids, held] = await Promise.all([
      this.courses.one(viewer, { id }),
      this.structure.modules(id),
      runOne<{ level_ids: number[]; author_ids: number[] }>(
        this.kernel.db.pool,
        sql`select level_ids, author_ids from learning.course where id = ${id}`,
      ),
      run<Held>(
        this.kernel.db.pool,
        sql`select l.id, l.description, l.content, l.image, l.files, l.videos, l.trophy_id, l.version
            from learning.place p join learning.lesson l on l.id = p.lesson_id where p.course_id = ${id}`,
      ),
    ]);
    if (!course || !ids) throw missing();
    const { participant: _, ...shown } = course;
    const lessons = new Map(held.map((lesson) => [lesson.id, lesson]));
    return {
      ...shown,
      ...ids,
      modules: modules.map((module) => ({
        ...module,
        lessons: module.lessons.map(({ unlocks_at, image: __, ...lesson }) => {
          const { image, files, videos, ...rest } = lessons.get(lesson.id)!;
          return {
            ...lesson,
            ...rest,
            module_id: module.id,
            image: image && attachmentOf(image),
            attachments: files.map(attachmentOf),
            videos: videos.map(({ url }) => url),
            unlocks_at: unlocks_at?.toISOString() ?? null,
            prerequisite_ids: [...lesson.prerequisite_ids],
            url: lessonUrl(course.slug, module.slug, lesson.slug),
          };
        }),
      })),
    };
  }

  async lesson(viewer: Viewer, courseId: number, lessonId: number): Promise<courseAuthoring.OutlineLesson> {
    const { modules } = await this.outline(viewer, courseId);
    const found = modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
    if (!found) throw missing('lesson');
    return found;
  }
}
