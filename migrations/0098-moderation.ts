import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports of topics and comments, grouped by what they are about. An index for everything that a member wrote. */
export class Moderation1763700000098 implements MigrationInterface {
  name = 'Moderation1763700000098';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema moderation;
      create sequence moderation.item_id as int;

      create table moderation.item (
        id int primary key,
        kind text not null,
        thing_id int not null,
        author_id int not null,
        state text not null,
        decision text,
        decided_by int,
        decided_at timestamptz,
        opened_at timestamptz not null,
        version int not null
      );
      create unique index item_of_thing on moderation.item (kind, thing_id);
      create index item_by_state on moderation.item (state, opened_at, id);
      create index item_by_author on moderation.item (author_id);

      create table moderation.report (
        item_id int not null,
        reporter_id int not null,
        reason text not null,
        text text not null,
        reported_at timestamptz not null,
        open boolean not null,
        primary key (item_id, reporter_id)
      );
      create index report_by_reporter on moderation.report (reporter_id);

      create index comment_by_author on community.comment (author_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index community.comment_by_author;
      drop schema moderation cascade;
    `);
  }
}
