import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of one sequence for all drafts: begun anew after it was posted, a draft is newer than what another device still holds. */
export class DraftVersions1763700000030 implements MigrationInterface {
  name = 'DraftVersions1763700000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create sequence drafts.version as int;
      select setval('drafts.version', max(version)) from drafts.draft having count(*) > 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop sequence drafts.version');
  }
}
