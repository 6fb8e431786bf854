import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Audiences } from '../../../platform/audiences/audiences.ts';
import { isAtLeast, type Viewer } from '../../../platform/http/viewer.ts';
import { StreamHistories } from '../../../platform/records/stream-histories.ts';
import { isClosedByLevel } from '../../identity/index.ts';
import { Media } from '../../media/index.ts';
import { CourseFactsOf } from './facts.ts';
import { LearningPlugin } from './plugin.ts';
import { isKnown } from './policies.ts';
import { CourseStructure } from './structure.ts';

/** Registers the courses' access rules with the platform: audience tokens, files and audit histories. */
@Injectable()
export class CourseRegistries implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly audiences: Audiences,
    private readonly histories: StreamHistories,
    private readonly media: Media,
    private readonly facts: CourseFactsOf,
    private readonly structure: CourseStructure,
    private readonly plugin: LearningPlugin,
  ) {}

  onModuleInit(): void {
    // Participants hold the token once the course is released, and authors always.
    this.audiences.memberships('learning', (member) => {
      const there = sql`${this.plugin.wasThere}::boolean`;
      return sql`
        select 'course:' || n.course_id from learning.enrolment n join learning.course c on c.id = n.course_id
          where ${there} and n.member_id = ${member} and n.status = 'in' and c.releases_at <= ${this.kernel.clock.now()}::timestamptz
            and not ${isClosedByLevel(member, sql`c.level_ids`)}
        union all select 'course:' || id from learning.course where ${there} and author_ids @> array[${member}]`;
    });
    this.histories.tells('course', (viewer) => isAtLeast(viewer, 'admin'));
    this.histories.tells('lesson', (viewer) => isAtLeast(viewer, 'admin'));
    this.media.ownedBy('course', (viewer, id) => this.mayKnow(viewer, id));
    this.media.ownedBy('lesson', (viewer, id) => this.mayOpen(viewer, id));
  }

  /** Members who know of a course see its picture next to its name. */
  private async mayKnow(viewer: Viewer, id: number): Promise<boolean> {
    if (!(await this.plugin.isThere())) return false;
    const course = await this.facts.anyCourse(viewer, { id });
    return course !== null && isKnown(viewer, course);
  }

  /** A lesson's files and picture are as private as the lesson. */
  private async mayOpen(viewer: Viewer, id: number): Promise<boolean> {
    if (!(await this.plugin.isThere())) return false;
    const lesson = await runOne<{ course_id: number }>(
      this.kernel.db.pool,
      sql`select course_id from learning.lesson where id = ${id}`,
    );
    const course = lesson && (await this.facts.anyCourse(viewer, { id: lesson.course_id }));
    return !!course && isKnown(viewer, course) && this.structure.isOpen(viewer, course, id);
  }
}
