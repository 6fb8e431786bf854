import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, Refusal } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { isAtLeast } from '../../../platform/http/viewer.ts';
import { momentIn } from '../../../platform/time/zoned-time.ts';
import { learningText } from '../learning.texts.ts';
import { CourseFactsOf } from '../rights/facts.ts';
import type { Made } from '../rights/given.ts';
import { ChangeCourse, MakeCourse, ReleaseCourse } from './course.commands.ts';
import { courseDecider, courseStream } from './course.decider.ts';
import { CourseDetailsOf } from './course.details.ts';
import { courseSlug } from './slugs.ts';

/** @throws {Refusal} `forbidden` or `invalid` */
@CommandHandler(MakeCourse)
export class MakeCourseHandler implements ICommandHandler<MakeCourse> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly details: CourseDetailsOf,
  ) {}

  /** Administrators create courses and assign authors (decisions of part 3 §6: docs/adr/0051). */
  async execute({ input, given }: MakeCourse): Promise<Made> {
    const { viewer } = given;
    if (!isAtLeast(viewer, 'admin')) throw new Refusal('forbidden', learningText('course.forbidden'));
    const { image_uuid, reason, ...asked } = input;
    const id = await this.facts.next('course');
    const details = await this.details.whole(viewer, asked);
    const { position } = await this.kernel.transaction(async (tx) => {
      const slug = await courseSlug(tx, details.name, id);
      const image = (await this.details.picture(tx, viewer, id, image_uuid)) ?? null;
      const course = { course_id: id, slug, ...details, image };
      return this.kernel.execute({
        decider: courseDecider,
        stream: courseStream(id),
        meta: givenMeta(given, reason),
        ...{ at: given.at, tx },
        prepare: () => ({ command: { kind: 'make' as const, course } }),
      });
    });
    return { id, position };
  }
}

/** @throws {Refusal} `missing`, `forbidden`, `invalid`, or `conflict` if the course changed after `version` */
@CommandHandler(ChangeCourse)
export class ChangeCourseHandler implements ICommandHandler<ChangeCourse> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly details: CourseDetailsOf,
  ) {}

  async execute({ course: by, input, given }: ChangeCourse): Promise<Made> {
    const { viewer } = given;
    const { image_uuid, version, reason, ...asked } = input;
    const { id } = await this.facts.own(viewer, by);
    const details = await this.details.of(viewer, asked, id);
    const { position } = await this.kernel.transaction(async (tx) => {
      await this.facts.hold(tx, id);
      const held = await this.facts.own(viewer, { id }, tx);
      if (version !== undefined && version !== held.version) {
        throw new Refusal('conflict', learningText('course.changed'));
      }
      const image = await this.details.picture(tx, viewer, id, image_uuid);
      return this.kernel.execute({
        decider: courseDecider,
        stream: courseStream(id),
        meta: givenMeta(given, reason),
        ...{ at: given.at, tx },
        prepare: () => ({ command: { kind: 'change' as const, details: { ...details, image } } }),
      });
    });
    return { id, position };
  }
}

/** @throws {Refusal} `missing` or `forbidden` */
@CommandHandler(ReleaseCourse)
export class ReleaseCourseHandler implements ICommandHandler<ReleaseCourse> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
  ) {}

  async execute({ course: by, releaseDate, given, reason }: ReleaseCourse): Promise<Made> {
    const zone = await this.facts.zone();
    const { id } = await this.facts.own(given.viewer, by);
    const { position } = await this.kernel.transaction(async (tx) => {
      // Setting a reminder takes this lock, too, so it cannot miss the new release date.
      await this.facts.hold(tx, id);
      const { status } = await this.facts.own(given.viewer, { id }, tx);
      // A repeated release must not move the release date.
      if (releaseDate === undefined && status === 'released') return { position: null };
      const now = given.at ?? this.kernel.clock.now();
      const releases_at = releaseDate === null ? null : (releaseDate ? momentIn(releaseDate, zone) : now).toISOString();
      return this.kernel.execute({
        decider: courseDecider,
        stream: courseStream(id),
        meta: givenMeta(given, reason),
        ...{ at: given.at, tx },
        prepare: () => ({ command: { kind: 'schedule' as const, releases_at } }),
      });
    });
    return { id, position };
  }
}
