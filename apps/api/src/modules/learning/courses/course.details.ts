import { Injectable } from '@nestjs/common';
import { type Queryable, Refusal } from '@lyceum/kernel';
import { isAtLeast, type MemberViewer } from '../../../platform/http/viewer.ts';
import { richText } from '../../../platform/text/rich-text.ts';
import { Trophies } from '../../../platform/scores/trophies.ts';
import { LevelQueries, MemberStatus } from '../../identity/index.ts';
import { Media } from '../../media/index.ts';
import { learningText } from '../learning.texts.ts';
import type { LessonFile } from '../rights/lesson-file.events.ts';
import { LearningTrophies } from '../rights/trophies.ts';
import type { CourseChange } from './course.commands.ts';
import type { CourseDetails } from './course.events.ts';

const EXCERPT = 200;
export const COURSE = 'course';

/** Default values of a course. */
const NOTHING: Omit<CourseDetails, 'name'> = {
  ...{ description: '', rules_version: 0, excerpt: '', salespage: null, image: null, visibility: 'public' },
  ...{ availability: 'open', hidden: false, level_ids: [], teacher_ids: [], highlighted: false, numbered: false },
  ...{ manual_finish: false, color_theme: '', module_theme: '', theme: '', themes: [], certificate: false },
  ...{ certificate_send_option: 'automatic', trophy_id: null },
};

type Asked = Omit<CourseChange, 'image_uuid' | 'version' | 'reason'>;

/** Converts request fields into event fields: sanitizes the description and checks references. */
@Injectable()
export class CourseDetailsOf {
  constructor(
    private readonly media: Media,
    private readonly levels: LevelQueries,
    private readonly members: MemberStatus,
    private readonly trophies: Trophies,
    private readonly held: LearningTrophies,
  ) {}

  /**
   * Runs before any write.
   * @throws {Refusal} for an unknown level, author or trophy, and for one that the viewer may not assign
   */
  async of(viewer: MemberViewer, asked: Asked, id: number | null): Promise<Partial<CourseDetails>> {
    await Promise.all([
      this.mustHaveLevels(asked),
      this.mustHaveAuthors(viewer, asked),
      this.mustGive(viewer, asked, id),
    ]);
    const { author_ids: teacher_ids, ...plain } = asked;
    if (asked.description === undefined) return { ...plain, teacher_ids };
    const { content, excerpt, rules_version } = await richText(asked.description, EXCERPT, 'description');
    return { ...plain, teacher_ids, description: content, excerpt, rules_version };
  }

  /** The complete details of a new course. Its creator is the first author. */
  async whole(viewer: MemberViewer, asked: Asked & { name: string }): Promise<CourseDetails> {
    const given = await this.of(viewer, { ...asked, description: asked.description ?? '' }, null);
    const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    return {
      ...NOTHING,
      ...(named as Partial<CourseDetails>),
      name: asked.name,
      teacher_ids: [viewer.id, ...(asked.author_ids ?? [])],
    };
  }

  /**
   * Attaches the viewer's upload as the course's picture and releases the old one. Returns undefined if `uuid` is
   * omitted.
   */
  async picture(
    tx: Queryable,
    viewer: MemberViewer,
    id: number,
    uuid: string | null | undefined,
  ): Promise<LessonFile | null | undefined> {
    if (uuid === undefined) return undefined;
    const owner = { kind: COURSE, id, isPublic: false };
    const [picture] = await this.media.attach(tx, viewer, uuid === null ? [] : [uuid], owner);
    if (picture && picture.width === null) throw Refusal.invalid('image_uuid', learningText('course.image'));
    await this.media.release(tx, owner, picture ? [picture.id] : []);
    if (!picture) return null;
    const { address: _, ...file } = picture;
    return file;
  }

  private async mustGive(viewer: MemberViewer, { trophy_id }: Asked, id: number | null): Promise<void> {
    const held = id === null ? null : await this.held.heldBy({ course: id });
    await this.trophies.mustBeGiven(viewer, trophy_id, held);
  }

  private async mustHaveLevels({ level_ids = [] }: Asked): Promise<void> {
    if (level_ids.length === 0) return;
    const there = new Set((await this.levels.all()).map(({ id }) => id));
    if (level_ids.some((id) => !there.has(id))) throw Refusal.invalid('level_ids', learningText('course.level'));
  }

  private async mustHaveAuthors(viewer: MemberViewer, { author_ids }: Asked): Promise<void> {
    if (author_ids === undefined) return;
    if (!isAtLeast(viewer, 'admin')) throw new Refusal('forbidden', learningText('course.authors'));
    const there = await this.members.letIn(author_ids);
    if (author_ids.some((id) => !there.has(id))) throw Refusal.invalid('author_ids', learningText('course.author'));
  }
}
