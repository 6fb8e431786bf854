import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Polls on topics: what they ask, who chose what, and how often each answer was chosen. */
export class Polls1763700000020 implements MigrationInterface {
  name = 'Polls1763700000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create sequence community.poll_id as int;
      create sequence community.poll_option_id as int;
      create sequence community.poll_response_id as int;

      alter table community.topic add column quiz_id int;
      create unique index topic_of_poll on community.topic (quiz_id) where quiz_id is not null;

      create table community.poll (
        id int primary key,
        topic_id int not null unique,
        question text not null,
        retry boolean not null,
        guest_answers boolean not null,
        public boolean not null,
        multiple boolean not null,
        end_at timestamptz,
        version int not null
      );
      create table community.poll_option (
        id int primary key,
        poll_id int not null,
        value text not null
      );
      create index poll_option_of_poll on community.poll_option (poll_id, id);

      create table community.poll_response (
        id int primary key,
        poll_id int not null,
        option_id int not null,
        member_id int not null,
        single boolean not null,
        public boolean not null,
        responded_at timestamptz not null
      );
      -- One vote per member, or per member and option (promise 18), whatever the program believes.
      create unique index poll_response_once on community.poll_response (poll_id, member_id, option_id);
      create unique index poll_response_single on community.poll_response (poll_id, member_id) where single;
      create index poll_response_of_option on community.poll_response (option_id, responded_at desc, id desc);

      create table community.poll_count (
        option_id int primary key,
        responses int not null
      );

      -- Of three calls: plain rows until a topic claims them.
      create table community.poll_draft (
        id int primary key,
        maker_id int not null,
        settings jsonb not null,
        question text,
        options jsonb not null default '[]',
        created_at timestamptz not null
      );
      create index poll_draft_age on community.poll_draft (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table community.poll_draft, community.poll_count, community.poll_response, community.poll_option, community.poll;
      alter table community.topic drop column quiz_id;
      drop sequence community.poll_response_id, community.poll_option_id, community.poll_id;
    `);
  }
}
