import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the picture of a board is asked for (part 1 §3). */
export class BoardPictures1763700000025 implements MigrationInterface {
  name = 'BoardPictures1763700000025';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table community.board add image text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table community.board drop column image');
  }
}
