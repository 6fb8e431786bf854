import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Queryable, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { courseDecider, courseStream } from '../courses/course.decider.ts';
import { lessonSlug } from '../courses/slugs.ts';
import { learningText } from '../learning.texts.ts';
import { CourseFactsOf, isNamed, missing } from '../rights/facts.ts';
import type { Made } from '../rights/given.ts';
import type { LessonFile } from '../rights/lesson-file.events.ts';
import { CourseStructure, lessonsIn } from '../rights/structure.ts';
import { ChangeLesson, WriteLesson } from './lesson.commands.ts';
import { lessonDecider, lessonStream } from './lesson.decider.ts';
import { LessonDetailsOf, NOTHING } from './lesson.details.ts';

type Written = Made & { courseId: number };
const named = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;

/** @throws {Refusal} `missing`, `forbidden`, `invalid`, or `conflict` for too many lessons */
@CommandHandler(WriteLesson)
export class WriteLessonHandler implements ICommandHandler<WriteLesson> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly structure: CourseStructure,
    private readonly details: LessonDetailsOf,
  ) {}

  /** Writes the lesson and its position in the course in one transaction. */
  async execute({ course: by, module: inModule, input, given }: WriteLesson): Promise<Written> {
    const { viewer } = given;
    const { id: course_id } = await this.facts.own(viewer, by);
    const [details, lesson_id] = [await this.details.of(viewer, input), await this.facts.next('lesson')];
    await this.details.mustGive(viewer, input, null);
    const with_ = { meta: givenMeta(given, input.reason), at: given.at };
    const { position } = await this.kernel.transaction(async (tx) => {
      await this.facts.hold(tx, course_id);
      await this.facts.own(viewer, { id: course_id }, tx);
      const modules = await this.structure.modules(course_id, tx);
      const module = modules.find((each) => isNamed(each, inModule));
      if (!module) throw missing('module');
      this.details.mustWaitForOthers(lessonsIn(modules), lesson_id, details);
      const slug = await lessonSlug(tx, course_id, input.name, lesson_id);
      const files = await this.details.files(tx, viewer, lesson_id, input, { image: null, files: [] });
      const lesson = { ...NOTHING, ...named(details), name: input.name, ...files, lesson_id, course_id, slug };
      await this.kernel.execute({
        decider: lessonDecider,
        stream: lessonStream(lesson_id),
        ...{ ...with_, tx },
        prepare: () => ({ command: { kind: 'write' as const, lesson } }),
      });
      return this.kernel.execute({
        decider: courseDecider,
        stream: courseStream(course_id),
        ...{ ...with_, tx },
        prepare: () => ({ command: { kind: 'add_lesson' as const, module_id: module.id, lesson_id } }),
      });
    });
    return { id: lesson_id, courseId: course_id, position };
  }
}

/** @throws {Refusal} `missing`, `forbidden`, `invalid`, or `conflict` if the lesson changed after `version` */
@CommandHandler(ChangeLesson)
export class ChangeLessonHandler implements ICommandHandler<ChangeLesson> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly structure: CourseStructure,
    private readonly details: LessonDetailsOf,
  ) {}

  async execute({ names, input, given }: ChangeLesson): Promise<Written> {
    const { viewer } = given;
    const { id: course_id } = await this.facts.own(viewer, names.course);
    const details = await this.details.of(viewer, input);
    const { id, position } = await this.kernel.transaction(async (tx) => {
      await this.facts.hold(tx, course_id);
      await this.facts.own(viewer, { id: course_id }, tx);
      const modules = await this.structure.modules(course_id, tx);
      const module = modules.find((each) => isNamed(each, names.module));
      const lesson = module?.lessons.find((each) => isNamed(each, names.lesson));
      if (!lesson) throw missing('lesson');
      const held = await present(tx, lesson.id);
      if (input.version !== undefined && input.version !== held.version) {
        throw new Refusal('conflict', learningText('lesson.changed'));
      }
      await this.details.mustGive(viewer, input, held.trophy_id);
      this.details.mustWaitForOthers(lessonsIn(modules), lesson.id, details);
      const files = await this.details.files(tx, viewer, lesson.id, input, held);
      const done = await this.kernel.execute({
        decider: lessonDecider,
        stream: lessonStream(lesson.id),
        meta: givenMeta(given, input.reason),
        ...{ at: given.at, tx },
        prepare: () => ({ command: { kind: 'change' as const, details: { ...details, ...files } } }),
      });
      return { id: lesson.id, position: done.position };
    });
    return { id, courseId: course_id, position };
  }
}

async function present(tx: Queryable, id: number) {
  const row = await runOne<{
    version: number;
    trophy_id: number | null;
    image: LessonFile | null;
    files: LessonFile[];
  }>(tx, sql`select version, trophy_id, image, files from learning.lesson where id = ${id}`);
  return row!;
}
