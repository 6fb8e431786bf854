import { Injectable } from '@nestjs/common';
import { videoLink } from '@lyceum/contracts/community/video-link';
import { LEARNING_LIMITS } from '@lyceum/contracts/learning/limits';
import { type Queryable, Refusal } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Trophies } from '../../../platform/scores/trophies.ts';
import { richText } from '../../../platform/text/rich-text.ts';
import { momentIn } from '../../../platform/time/zoned-time.ts';
import { Media } from '../../media/index.ts';
import { learningText } from '../learning.texts.ts';
import { CourseFactsOf } from '../rights/facts.ts';
import type { LessonFile } from '../rights/lesson-file.events.ts';
import { isCircle } from '../rights/locks.ts';
import { LessonQuizzes } from '../rights/quizzes.ts';
import type { LessonPlace } from '../rights/structure.ts';
import type { LessonChange } from './lesson.commands.ts';
import type { LessonDetails } from './lesson.events.ts';

const EXCERPT = 200;
export const LESSON = 'lesson';

/** Default values of a lesson. The default kind is text (part 3 §3). */
export const NOTHING: Omit<LessonDetails, 'name'> = {
  ...{ description: '', content: '', rules_version: 0, content_kind: 'text', image: null, files: [], videos: [] },
  ...{ quiz_id: null, trophy_id: null, unlocks_at: null, unlock_days: null, prerequisite_ids: [] },
};

type Files = Pick<LessonChange, 'image_uuid' | 'upload_uuids' | 'attachment_ids'>;

/** Converts request fields into event fields: sanitizes the content and checks references. */
@Injectable()
export class LessonDetailsOf {
  constructor(
    private readonly media: Media,
    private readonly facts: CourseFactsOf,
    private readonly quizzes: LessonQuizzes,
    private readonly trophies: Trophies,
  ) {}

  /**
   * Runs before any write.
   * @throws {Refusal} `invalid` for a quiz that is missing or that the viewer may not use
   */
  async of(viewer: MemberViewer, input: LessonChange): Promise<Partial<LessonDetails>> {
    const { image_uuid: _, upload_uuids: __, attachment_ids: ___, version: ____, reason: _____, ...asked } = input;
    const { content, videos, unlocks_at, quiz_id, ...plain } = asked;
    if (typeof quiz_id === 'number' && !(await this.quizzes.mayUse(viewer, quiz_id))) {
      throw Refusal.invalid('quiz_id', learningText('lesson.quizMissing'));
    }
    return {
      ...plain,
      quiz_id,
      videos: videos?.map((given, index) => {
        const link = videoLink(given);
        if (!link) throw Refusal.invalid(`videos.${index}`, learningText('lesson.video'));
        return { url: link.url, video_id: link.id };
      }),
      unlocks_at: unlocks_at && momentIn(unlocks_at, await this.facts.zone()).toISOString(),
      ...(content === undefined ? {} : await cleaned(content)),
    };
  }

  /** @throws {Refusal} for an unknown trophy, or one that the viewer may not award */
  mustGive(viewer: MemberViewer, { trophy_id }: LessonChange, held: number | null): Promise<void> {
    return this.trophies.mustBeGiven(viewer, trophy_id, held);
  }

  /**
   * The caller must hold the course's lock.
   * @throws {Refusal} `invalid` for an unknown prerequisite or a cycle of prerequisites
   */
  mustWaitForOthers(lessons: readonly LessonPlace[], id: number, { prerequisite_ids }: Partial<LessonDetails>): void {
    if (prerequisite_ids === undefined) return;
    if (prerequisite_ids.some((each) => each !== id && !lessons.some((lesson) => lesson.id === each))) {
      throw Refusal.invalid('prerequisite_ids', learningText('lesson.prerequisite'));
    }
    const after = new Map(lessons.map((lesson) => [lesson.id, lesson.prerequisite_ids] as const));
    after.set(id, prerequisite_ids);
    if (isCircle(id, after)) throw Refusal.invalid('prerequisite_ids', learningText('lesson.circle'));
  }

  /**
   * Attaches the viewer's uploads to the lesson and releases files that it no longer uses. They are as private as the
   * lesson.
   */
  async files(
    tx: Queryable,
    viewer: MemberViewer,
    id: number,
    asked: Files,
    present: { image: LessonFile | null; files: readonly LessonFile[] },
  ): Promise<{ image: LessonFile | null; files: LessonFile[] }> {
    const owner = { kind: LESSON, id, isPublic: false };
    const attach = async (uuids: readonly string[]): Promise<LessonFile[]> =>
      (await this.media.attach(tx, viewer, uuids, owner)).map(({ address: _, ...file }) => file);
    const kept = asked.attachment_ids
      ? asked.attachment_ids.flatMap((each) => present.files.filter((file) => file.id === each))
      : present.files;
    const order = asked.attachment_ids ?? [];
    const placeOf = ({ id: file }: LessonFile) => (order.includes(file) ? order.indexOf(file) : order.length);
    const files = [...kept, ...(await attach(asked.upload_uuids ?? []))].sort((a, b) => placeOf(a) - placeOf(b));
    const { files: most } = LEARNING_LIMITS;
    if (files.length > most) throw Refusal.invalid('upload_uuids', learningText('lesson.files', { most }));
    const [picture] = asked.image_uuid ? await attach([asked.image_uuid]) : [];
    if (picture && picture.width === null) throw Refusal.invalid('image_uuid', learningText('course.image'));
    const image = asked.image_uuid === undefined ? present.image : (picture ?? null);
    await this.media.release(
      tx,
      owner,
      [...files, ...(image ? [image] : [])].map((file) => file.id),
    );
    return { image, files };
  }
}

async function cleaned(given: string): Promise<Pick<LessonDetails, 'content' | 'rules_version'>> {
  const { content, rules_version } = await richText(given, EXCERPT, 'content');
  return { content, rules_version };
}
