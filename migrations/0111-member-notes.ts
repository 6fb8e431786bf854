import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes of staff about members. */
export class MemberNotes1763700000111 implements MigrationInterface {
  name = 'MemberNotes1763700000111';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create sequence moderation.note_id as int;
      create table moderation.note (
        id int primary key,
        member_id int not null,
        author_id int,
        text text not null,
        created_at timestamptz not null
      );
      create index note_by_member on moderation.note (member_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table moderation.note;
      drop sequence moderation.note_id;
    `);
  }
}
