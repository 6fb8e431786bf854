import type { CommandBus } from '@nestjs/cqrs';
import {
  ChangeStructure,
  EnrolMembers,
  MakeCourse,
  ReleaseCourse,
  SetCourseReminders,
  TrackLesson,
  WriteLesson,
} from '@lyceum/api/modules/learning/index.ts';
import { IssueByRule } from '@lyceum/api/modules/certificates/index.ts';
import type { Uploads } from '@lyceum/api/modules/media/index.ts';
import type { MemberViewer } from '@lyceum/api/platform/http/viewer.ts';
import { courses, type DemoCourse } from './content/courses.ts';
import type { DemoCourseTexts } from './content/types.ts';
import { sendRow } from './draw-row.ts';
import { VISITOR } from './plan.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days from a course's creation to its release, and between two lessons of a learner. */
const MADE_DAYS = 30;
const LESSON_DAYS = 3;

interface Scene {
  uploads: Uploads;
  texts: DemoCourseTexts;
  quizId: number;
  viewers: ReadonlyMap<string, MemberViewer>;
  now: Date;
}
type Placed = { id: number; module: number };

const after = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** Creates courses, learners and their progress. Sets a reminder of the planned course for the visitor. */
export async function teachCourses(
  commands: CommandBus,
  { uploads, texts, quizId, viewers, now }: Scene,
): Promise<void> {
  for (const course of courses) {
    const released = after(now, course.releasedInDays);
    const made = after(released < now ? released : now, -MADE_DAYS);
    const given = { viewer: viewers.get(course.by[0]!)!, silent: true } as const;
    const [name, text] = texts.courses[course.key]!;
    const { id } = await commands.execute(
      new MakeCourse(
        {
          image_uuid: await sendRow(uploads, given.viewer, course.pots),
          ...{ name, description: `<p>${text}</p>`, numbered: true, highlighted: course.highlighted ?? false },
          certificate: course.certificate ?? false,
          author_ids: course.by.slice(1).map((key) => viewers.get(key)!.id),
        },
        { ...given, at: made },
      ),
    );
    const lessons = await write(commands, course, id, { texts, quizId, given: { ...given, at: made }, now });
    const release = new ReleaseCourse({ id }, released.toISOString(), { ...given, at: after(made, 1) });
    await commands.execute(release);
    await learn(commands, course, id, { lessons, viewers, given, now, released });
    if (released <= now) continue;
    const soon = [{ duration: 1, unit: 'days' as const }];
    await commands.execute(new SetCourseReminders(id, soon, { viewer: viewers.get(VISITOR)!, at: now }));
  }
}

async function write(
  commands: CommandBus,
  course: DemoCourse,
  id: number,
  {
    texts,
    quizId,
    given,
    now,
  }: { texts: DemoCourseTexts; quizId: number; given: { viewer: MemberViewer; at: Date; silent: true }; now: Date },
): Promise<Placed[]> {
  const placed = new Map<string, Placed>();
  for (const module of course.modules) {
    const change = { kind: 'add_module' as const, name: texts.modules[module.key]!, description: '' };
    const { moduleId } = await commands.execute(new ChangeStructure({ id }, change, given));
    for (const { key, video, inDays, afterDays, behind, quiz } of module.lessons) {
      const [name, text] = texts.lessons[key]!;
      const input = {
        ...{
          name,
          content: `<p>${text}</p>`,
          content_kind: quiz ? ('quiz' as const) : video ? ('video' as const) : ('text' as const),
        },
        quiz_id: quiz ? quizId : null,
        videos: video ? [video] : [],
        unlocks_at: inDays === undefined ? null : after(now, inDays).toISOString(),
        unlock_days: afterDays ?? null,
        prerequisite_ids: behind ? [placed.get(behind)!.id] : [],
      };
      const made = await commands.execute(new WriteLesson({ id }, { id: moduleId! }, input, given));
      placed.set(key, { id: made.id, module: moduleId! });
    }
  }
  return [...placed.values()];
}

async function learn(
  commands: CommandBus,
  course: DemoCourse,
  id: number,
  scene: {
    lessons: readonly Placed[];
    viewers: ReadonlyMap<string, MemberViewer>;
    given: { viewer: MemberViewer; silent: true };
    now: Date;
    released: Date;
  },
): Promise<void> {
  const { lessons, viewers, given, now, released } = scene;
  for (const [place, [key, completed]] of course.learners.entries()) {
    const viewer = viewers.get(key)!;
    const enrolled = released <= now ? after(released, place) : after(now, -1);
    await commands.execute(new EnrolMembers({ id }, [viewer.id], { ...given, at: enrolled }));
    for (const [turn, lesson] of lessons.slice(0, completed).entries()) {
      const names = { course: { id }, module: { id: lesson.module }, lesson: { id: lesson.id } };
      // Late enough that time locks have opened for every learner.
      const at = after(enrolled, (turn + 1) * LESSON_DAYS);
      await commands.execute(new TrackLesson(names, 'complete', { viewer, at, silent: true }));
    }
    // Silent events trigger no effects, so the certificate is issued here.
    if (course.certificate && completed === lessons.length) {
      const seeded = { at: after(enrolled, (completed + 1) * LESSON_DAYS), silent: true as const };
      await commands.execute(new IssueByRule({ course_id: id, member_id: viewer.id }, 'demo-community', seeded));
    }
    const next = lessons[completed];
    if (key !== VISITOR || !next) continue;
    const names = { course: { id }, module: { id: next.module }, lesson: { id: next.id } };
    await commands.execute(new TrackLesson(names, 'open', { viewer, at: after(now, -1), silent: true }));
  }
}
