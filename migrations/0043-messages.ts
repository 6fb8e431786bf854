import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations between members (docs/adr/0045). */
export class Messages1763700000043 implements MigrationInterface {
  name = 'Messages1763700000043';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema messages;
      create sequence messages.thread_id as int;
      create sequence messages.message_id as int;
      create sequence messages.report_id as int;

      -- A thread's own row: who is in it, for whoever writes. Of two members there is one thread, whoever begins it.
      create table messages.thread (
        id int primary key,
        pair text,
        participants int[] not null,
        former int[] not null
      );
      create unique index thread_pair on messages.thread (pair);

      -- What a participant reads of a thread: the places after \`since\`, up to \`last\`, which stays where it is once they have left.
      -- \`active\` orders one member's threads as the log does. A silent one is not listed: somebody began it, and said nothing.
      create table messages.participation (
        thread_id int not null,
        member_id int not null,
        since int not null,
        last int not null,
        active bigint not null,
        active_at timestamptz not null,
        silent boolean not null,
        has_left boolean not null default false,
        primary key (thread_id, member_id)
      );
      create index participation_active on messages.participation (member_id, active);

      -- A message with its place in its thread: 1, 2, 3, in the order of the log. No content: deleted, or its words are gone.
      create table messages.message (
        id int primary key,
        thread_id int not null,
        place int not null,
        member_id int not null,
        content text,
        attachments text not null,
        client_id text,
        created_at timestamptz not null,
        deleted_at timestamptz
      );
      create unique index message_place on messages.message (thread_id, place);

      -- Once open for a member and a message. Shown: the message with its neighbours, as they stood when it was reported.
      create table messages.report (
        id int primary key,
        message_id int not null,
        shown_ids int[] not null,
        reporter_id int not null,
        writer_id int not null,
        reason text not null,
        state text not null,
        outcome text,
        created_at timestamptz not null,
        readers int[] not null,
        version int not null
      );
      create unique index report_open on messages.report (message_id, reporter_id) where state = 'open';

      create table messages.mark (
        member_id int not null,
        thread_id int not null,
        read_up_to int not null default 0,
        read_at timestamptz,
        hidden_up_to int not null default -1,
        primary key (member_id, thread_id)
      );
      create table messages.choice (
        member_id int primary key,
        writers text not null default 'everybody',
        read_receipts boolean not null default true
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema messages cascade');
  }
}
