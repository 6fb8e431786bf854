import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A level that was bought stays in its row when it ends, as ended: what it opened is closed (docs/adr/0066). */
export class SoldLevels1763700000077 implements MigrationInterface {
  name = 'SoldLevels1763700000077';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.member_level
        add column sold boolean not null default false,
        add column ended boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from identity.member_level where ended;
      alter table identity.member_level drop column sold, drop column ended;
    `);
  }
}
