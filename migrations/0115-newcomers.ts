import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far a new member is with the welcome and its checklist, so that another device does not ask again. */
export class Newcomers1763700000115 implements MigrationInterface {
  name = 'Newcomers1763700000115';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table community.newcomer (
        member_id int primary key,
        welcomed_at timestamptz,
        dismissed_at timestamptz,
        interests text[] not null default '{}'
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table community.newcomer`);
  }
}
