import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The exports of members' data: one for each member, which a worker prepares (docs/adr/0072). */
export class DataExports1763700000081 implements MigrationInterface {
  name = 'DataExports1763700000081';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.export (
        member_id int primary key,
        asked_at timestamptz not null default now(),
        -- The attempt that is under way, or was the last. The file is named by it.
        run uuid,
        leased_until timestamptz,
        -- The member is erased: the attempt ends, and the row goes.
        cancelled boolean not null default false,
        done int not null default 0,
        total int,
        failures int not null default 0,
        error text,
        retry_at timestamptz,
        ready_at timestamptz,
        size bigint,
        expires_at timestamptz
      );
      create index export_pending on identity.export (asked_at) where ready_at is null;
      create index export_expiring on identity.export (expires_at) where expires_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.export');
  }
}
