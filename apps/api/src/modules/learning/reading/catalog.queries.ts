import { Injectable } from '@nestjs/common';
import type { courses } from '@lyceum/contracts';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { shownIn } from '../../../platform/time/zoned-time.ts';
import { type CourseFacts, CourseFactsOf, isNamed, missing, type Named } from '../rights/facts.ts';
import type { LessonFile } from '../rights/lesson-file.events.ts';
import { lockOf } from '../rights/locks.ts';
import { isInside } from '../rights/policies.ts';
import { CourseStructure, type LessonPlace, type ModulePlace } from '../rights/structure.ts';
import { attachmentOf, lessonUrl, pictureOf } from './course.json.ts';
import { CourseQueries } from './course.queries.ts';

interface Held extends Record<string, unknown> {
  description: string;
  content: string;
  files: LessonFile[];
  videos: courses.Lesson['videos'];
  trophy_id: number | null;
  topic_id: number | null;
  created_at: Date;
}
type Place = { module: ModulePlace; lesson: LessonPlace };
type Lines = ReadonlyMap<number, courses.LessonLine>;

/** Reads tables of contents and lessons. A locked lesson shows its name but no content. */
@Injectable()
export class CatalogQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly structure: CourseStructure,
    private readonly courses: CourseQueries,
  ) {}

  /** @throws {Refusal} `missing` if the viewer may not know of the course */
  async whole(viewer: Viewer, by: Named): Promise<courses.WholeCourse> {
    const [course, facts] = await Promise.all([this.courses.one(viewer, by), this.facts.course(viewer, by)]);
    if (!course) throw missing();
    const { modules } = await this.contents(viewer, facts);
    return { ...course, modules };
  }

  async catalog(viewer: Viewer, by: Named): Promise<courses.Catalog> {
    const { id, name, slug, modules, salespage, image, numbered, manual_finish, participant } = await this.whole(
      viewer,
      by,
    );
    return { id, name, slug, modules, sales_page: salespage, image, numbered, manual_finish, participant };
  }

  async lesson(viewer: Viewer, names: { course: Named; module: Named; lesson: Named }): Promise<courses.Lesson> {
    const facts = await this.facts.course(viewer, names.course);
    const [course, { places, lines }] = await Promise.all([
      this.courses.one(viewer, { id: facts.id }),
      this.contents(viewer, facts),
    ]);
    const at = places.findIndex(({ module, lesson }) => isNamed(module, names.module) && isNamed(lesson, names.lesson));
    const place = places[at];
    if (!course || !place) throw missing('lesson');
    const talks = isInside(viewer, facts);
    return this.told(viewer, course, place, { talks, lines, before: places[at - 1], after: places[at + 1] });
  }

  private async told(
    viewer: Viewer,
    course: courses.CourseV4,
    { module, lesson }: Place,
    { talks, lines, before, after }: { talks: boolean; lines: Lines; before?: Place; after?: Place },
  ): Promise<courses.Lesson> {
    const line = lines.get(lesson.id)!;
    const held = (await runOne<Held>(
      this.kernel.db.pool,
      sql`select l.description, l.content, l.files, l.videos, l.trophy_id, l.topic_id, l.created_at, d.completed_at
          from learning.lesson l left join learning.completion d
            on d.course_id = l.course_id and d.member_id = ${viewer.id}::int and d.lesson_id = l.id where l.id = ${lesson.id}`,
    ))!;
    const files = line.lock ? [] : held.files.map(attachmentOf);
    // A lesson is published when it and its course are both available, at the later of the two times.
    const released = course.releases_at === null ? held.created_at : new Date(course.releases_at);
    const published = released > held.created_at ? released : held.created_at;
    const neighbour = (place?: Place) =>
      place ? { id: place.lesson.id, name: place.lesson.name, url: lines.get(place.lesson.id)!.url } : null;
    return {
      ...line,
      ...{ content: line.lock ? '' : held.content, description: held.description, trophy_id: held.trophy_id },
      ...{ publication_date: shownIn(published, await this.facts.zone()), published_at: published.toISOString() },
      ...{ module_id: module.id, module_name: module.name, module_slug: module.slug },
      ...{ course_id: course.id, course_name: course.name, course_image: course.image, course_slug: course.slug },
      attachments: files,
      media: files.filter(({ width }) => width !== null),
      videos: line.lock ? [] : held.videos,
      quiz: line.lock || lesson.quiz_id === null ? null : { id: lesson.quiz_id },
      quiz_id: line.lock ? null : lesson.quiz_id,
      completed_at: (held.completed_at as Date | null)?.toISOString() ?? null,
      ...{ talks: talks && !line.lock, topic_id: talks && !line.lock ? held.topic_id : null },
      ...{ previous: neighbour(before), next: neighbour(after), participant: course.participant },
    };
  }

  /** All lessons in order, with the fields that the viewer may see. */
  private async contents(viewer: Viewer, course: CourseFacts) {
    const [modules, learner] = await Promise.all([
      this.structure.modules(course.id),
      this.structure.learner(course.id, viewer.id),
    ]);
    const locked = await this.structure.locked(viewer, course, modules);
    const now = this.kernel.clock.now();
    const lineOf = (module: ModulePlace, lesson: LessonPlace): courses.LessonLine => {
      const lock = lockOf(lesson, locked, learner, now);
      const { id, name, slug, index, content_kind, image } = lesson;
      return {
        ...{ id, name, slug, index, content_kind },
        image: lock ? null : pictureOf(image),
        seen: learner.status === 'in' && learner.completed.has(id),
        availability: lock ? 'locked' : 'open',
        unlocks_at: lock?.unlocks_at ?? null,
        lock,
        url: lessonUrl(course.slug, module.slug, slug),
      };
    };
    const told = modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => lineOf(module, lesson)),
    }));
    const lines = new Map(told.flatMap(({ lessons }) => lessons).map((line) => [line.id, line]));
    const places = modules.flatMap((module) => module.lessons.map((lesson) => ({ module, lesson })));
    return { modules: told, lines, places };
  }

  /** The lessons among `ids` that are open to the viewer now, with their course. */
  async openLessons(
    viewer: Viewer,
    ids: readonly number[],
  ): Promise<Map<number, courses.LessonLine & { course: CourseFacts }>> {
    const found = new Map<number, courses.LessonLine & { course: CourseFacts }>();
    if (ids.length === 0) return found;
    const rows = await this.coursesWith(ids);
    for (const course of await this.facts.known(viewer, rows)) {
      const { lines } = await this.contents(viewer, course);
      for (const id of ids) {
        const line = lines.get(id);
        if (line && !line.lock) found.set(id, { ...line, course });
      }
    }
    return found;
  }

  private async coursesWith(lessonIds: readonly number[]): Promise<number[]> {
    const row = await runOne<{ ids: number[] }>(
      this.kernel.db.pool,
      sql`select array(select distinct course_id from learning.place where lesson_id = any(${[...lessonIds]}::int[])) as ids`,
    );
    return row!.ids;
  }
}
