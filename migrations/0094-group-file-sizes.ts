import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The size in bytes of documents among the files of a group (docs/adr/0080); null for pictures and sounds. */
export class GroupFileSizes1763700000094 implements MigrationInterface {
  name = 'GroupFileSizes1763700000094';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table groups.file add column size int');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table groups.file drop column size');
  }
}
