import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, Refusal, type Repeatable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { escaped } from '../../../platform/http/html.ts';
import { PostTopic } from '../../community/index.ts';
import { MailReaders, MemberStatus } from '../../identity/index.ts';
import { learningText } from '../learning.texts.ts';
import { BeginConversation, type LessonNames } from '../lessons/lesson.commands.ts';
import { lessonDecider, lessonStream } from '../lessons/lesson.decider.ts';
import { lessonUrl } from '../reading/course.json.ts';
import { type CourseFacts, CourseFactsOf, isNamed, missing } from '../rights/facts.ts';
import type { Given, Made } from '../rights/given.ts';
import { isInside } from '../rights/policies.ts';
import { CourseStructure } from '../rights/structure.ts';
import { CourseBoard } from './course.board.ts';

interface Place {
  course: CourseFacts;
  lesson: { id: number; name: string; url: string };
}

/** Creates the topic of a lesson on the course's board, in the name of a teacher. */
@CommandHandler(BeginConversation)
export class BeginConversationHandler implements ICommandHandler<BeginConversation> {
  constructor(
    private readonly kernel: Kernel,
    private readonly commands: CommandBus,
    private readonly facts: CourseFactsOf,
    private readonly structure: CourseStructure,
    private readonly members: MemberStatus,
    private readonly readers: MailReaders,
    private readonly board: CourseBoard,
  ) {}

  /** @throws {Refusal} `missing`, or `forbidden` if the viewer is not in the course or the lesson is locked */
  async execute({ names, given }: BeginConversation): Promise<Made> {
    const place = await this.placeOf(names, given);
    const there = await this.topicOf(place.lesson.id);
    if (there !== null) return { id: there, position: null };
    const boardId = await this.board.made(place.course, givenMeta(given));
    const teacher = await this.teacherOf(place.course, given);
    const input = { ...(await this.wordsFor(place, teacher.id)), channel_id: boardId, post_type: 'text' as const };
    // If another request creates the topic first, the transaction is retried and finds that topic.
    return this.kernel.transaction(
      async (tx) => {
        const found = await this.topicOf(place.lesson.id, tx);
        if (found !== null) return { id: found, position: null };
        const { id, position } = await this.commands.execute(
          new PostTopic(input, { viewer: teacher, at: given.at, silent: given.silent, tx }),
        );
        await this.kernel.execute({
          decider: lessonDecider,
          stream: lessonStream(place.lesson.id),
          meta: givenMeta(given),
          ...{ at: given.at, tx },
          prepare: () => ({ command: { kind: 'begin_conversation' as const, topic_id: id } }),
        });
        return { id, position };
      },
      ['topic_slug'],
    );
  }

  private async placeOf(names: LessonNames, { viewer, at }: Given): Promise<Place> {
    const course = await this.facts.course(viewer, names.course, undefined, at);
    const modules = await this.structure.modules(course.id);
    const module = modules.find((each) => isNamed(each, names.module));
    const lesson = module?.lessons.find((each) => isNamed(each, names.lesson));
    if (!module || !lesson) throw missing('lesson');
    if (!isInside(viewer, course)) throw new Refusal('forbidden', learningText('lesson.outside'));
    if (!(await this.structure.isOpen(viewer, course, lesson.id, undefined, at))) {
      throw new Refusal('forbidden', learningText('lesson.locked'));
    }
    const url = lessonUrl(course.slug, module.slug, lesson.slug);
    return { course, lesson: { id: lesson.id, name: lesson.name, url } };
  }

  private async topicOf(lessonId: number, tx?: Repeatable): Promise<number | null> {
    const row = await runOne<{ topic_id: number | null }>(
      tx ?? this.kernel.db.pool,
      sql`select topic_id from learning.lesson where id = ${lessonId}`,
    );
    return row?.topic_id ?? null;
  }

  /** The first active author, otherwise an administrator, because a course can outlive its authors. */
  private async teacherOf({ id, author_ids }: CourseFacts, { viewer }: Given) {
    for (const memberId of [...author_ids, ...(await this.members.administrators())]) {
      const teacher = await this.members.of(memberId, viewer.correlationId);
      if (teacher) return teacher;
    }
    throw new Error(`Nobody teaches course ${id}, and there is no administrator.`);
  }

  private async wordsFor({ course, lesson }: Place, teacherId: number) {
    const locale = await this.readers.localeOf(teacherId);
    const link = `<a href="${lesson.url}">${escaped(lesson.name)}</a>`;
    const content = learningText('lesson.about', { lesson: link, course: escaped(course.name) }).in(locale);
    return { title: lesson.name, content };
  }
}
