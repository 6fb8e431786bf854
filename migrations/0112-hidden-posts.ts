import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Posts that enough members reported are hidden until a moderator decides. */
export class HiddenPosts1763700000112 implements MigrationInterface {
  name = 'HiddenPosts1763700000112';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table moderation.item add column hidden boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table moderation.item drop column hidden`);
  }
}
