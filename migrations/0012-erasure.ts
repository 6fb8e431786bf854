import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erasures that were asked for: a row stays, so that one cut short is finished. */
export class Erasure1763700000012 implements MigrationInterface {
  name = 'Erasure1763700000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.erasure (
        member_id int primary key,
        asked_at timestamptz not null default now(),
        finished_at timestamptz
      );
      create index erasure_unfinished on identity.erasure (asked_at) where finished_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.erasure');
  }
}
