import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where access to a board is sold. */
export class SalesPages1763700000015 implements MigrationInterface {
  name = 'SalesPages1763700000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table community.board add column salespage text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table community.board drop column salespage');
  }
}
