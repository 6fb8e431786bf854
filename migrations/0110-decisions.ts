import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decisions of staff about members, with their appeals; warnings that a member has to read, and silences. */
export class Decisions1763700000110 implements MigrationInterface {
  name = 'Decisions1763700000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.member
        add column silenced_until timestamptz,
        add column open_warnings int[] not null default '{}';

      create sequence moderation.decision_id as int;
      create table moderation.decision (
        id int primary key,
        member_id int not null,
        kind text not null,
        thing_kind text,
        thing_id int,
        item_id int,
        title text not null,
        rule text,
        statement text not null,
        until timestamptz,
        automated boolean not null,
        decided_by int,
        decided_at timestamptz not null,
        appealable_until timestamptz not null,
        confirmed_at timestamptz,
        ended_at timestamptz,
        appeal_text text,
        appealed_at timestamptz,
        appeal_outcome text,
        appeal_answer text,
        appeal_decided_at timestamptz,
        version int not null
      );
      create index decision_by_member on moderation.decision (member_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table moderation.decision;
      drop sequence moderation.decision_id;
      alter table identity.member drop column silenced_until, drop column open_warnings;
    `);
  }
}
