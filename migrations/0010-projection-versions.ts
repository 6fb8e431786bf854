import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which version of itself each projection was filled: another one rebuilds it. */
export class ProjectionVersions1763700000010 implements MigrationInterface {
  name = 'ProjectionVersions1763700000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table events.projection (
        name text primary key,
        version int not null,
        filled_at timestamptz not null default clock_timestamp()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table events.projection');
  }
}
