import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member's private note on a lesson. */
export class LessonNotes1763700000118 implements MigrationInterface {
  name = 'LessonNotes1763700000118';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table learning.note (
        member_id int not null,
        lesson_id int not null,
        content text not null,
        updated_at timestamptz not null,
        primary key (member_id, lesson_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table learning.note`);
  }
}
