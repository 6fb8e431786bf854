import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Frequently asked questions, what is written to the staff, and whom a mail is answered to. */
export class Support1763700000053 implements MigrationInterface {
  name = 'Support1763700000053';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema support;
      create sequence support.category_id as int;
      create sequence support.faq_id as int;
      create sequence support.request_id as int;

      create table support.faq_category (id int primary key, name text not null, index int not null, version int not null);
      create unique index faq_category_name on support.faq_category (lower(name));

      create table support.faq (
        id int primary key,
        category_id int not null,
        question text not null,
        answer text not null,
        index int not null,
        version int not null
      );
      create index faq_of_category on support.faq (category_id, index);

      create table support.request (
        id int primary key,
        member_id int,
        title text not null,
        content text not null,
        email text not null,
        created_at timestamptz not null,
        handled_at timestamptz,
        handled_by int
      );
      create index request_of_member on support.request (member_id) where member_id is not null;

      alter table mail.message add reply_to text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema support cascade; alter table mail.message drop reply_to');
  }
}
