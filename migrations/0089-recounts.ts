import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recounts of all members in batches, and dry runs of rules that are answered in the background (docs/adr/0075). */
export class Recounts1763700000089 implements MigrationInterface {
  name = 'Recounts1763700000089';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The rules that a member was counted by: older than the newest until a recount reaches them.
      alter table gamification.standing add column rules_version int not null default 0;

      create table gamification.recount (
        id int primary key,
        rules_version int,
        mode text,
        state text not null,
        members int not null,
        done int not null,
        reached int not null,
        started_at timestamptz not null,
        ended_at timestamptz
      );
      -- One row: runs get their ids from it, one after the other.
      create table gamification.recount_mutex (last int not null);
      insert into gamification.recount_mutex values (0);

      -- The last dry run of each administrator.
      create table gamification.dry_run (
        asked_by int primary key,
        id uuid not null,
        asked_at timestamptz not null default now(),
        outcome jsonb,
        error text
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table gamification.dry_run;
      drop table gamification.recount_mutex;
      drop table gamification.recount;
      alter table gamification.standing drop column rules_version;
    `);
  }
}
