import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { lessonNotes } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { MemberRecords } from '../../../platform/records/member-records.ts';

/** Members' private notes on lessons. Plain rows without events, because their history has no use. */
@Injectable()
export class LessonNotes implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly records: MemberRecords,
  ) {}

  onModuleInit(): void {
    const { pool } = this.kernel.db;
    this.records.keep({
      name: 'lesson_notes',
      tables: ['learning.note'],
      take: (id) => [
        sql`select l.name as lesson, n.content, n.updated_at from learning.note n
            left join learning.lesson l on l.id = n.lesson_id where n.member_id = ${id} order by n.lesson_id`,
      ],
      erase: (id) => run(pool, sql`delete from learning.note where member_id = ${id}`),
    });
  }

  async of(memberId: number, lessonId: number): Promise<lessonNotes.Note> {
    const row = await runOne<{ content: string; updated_at: Date }>(
      this.kernel.db.pool,
      sql`select content, updated_at from learning.note where member_id = ${memberId} and lesson_id = ${lessonId}`,
    );
    return { content: row?.content ?? '', updated_at: row?.updated_at.toISOString() ?? null };
  }

  /** The last write wins. An empty note is deleted. */
  async keep(memberId: number, lessonId: number, content: string): Promise<void> {
    await run(
      this.kernel.db.pool,
      content.trim() === ''
        ? sql`delete from learning.note where member_id = ${memberId} and lesson_id = ${lessonId}`
        : sql`insert into learning.note (member_id, lesson_id, content, updated_at)
              values (${memberId}, ${lessonId}, ${content}, now())
              on conflict (member_id, lesson_id) do update
                set content = excluded.content, updated_at = excluded.updated_at`,
    );
  }
}
