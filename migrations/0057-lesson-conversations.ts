import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is said about a lesson stands under a topic of its own (docs/adr/0051). */
export class LessonConversations1763700000057 implements MigrationInterface {
  name = 'LessonConversations1763700000057';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table learning.lesson add column topic_id int');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table learning.lesson drop column topic_id');
  }
}
