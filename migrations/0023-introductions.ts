import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Topics that come by themselves: an introduction that each new member is offered, a birthday that is told. */
export class Introductions1763700000023 implements MigrationInterface {
  name = 'Introductions1763700000023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table community.topic add column birthday_year int;
      -- One introduction per member, and one birthday a year (promise 18), however often and wherever their jobs run.
      create unique index topic_introduction_once on community.topic (author_id) where post_type = 'introduce';
      create unique index topic_birthday_once on community.topic (author_id, birthday_year) where post_type = 'birthday';
      -- What is only offered lies beside every list; few are, and each is looked for by its member.
      create index topic_introduction_offered on community.topic (author_id) where status = 'invisible' and deleted_at is null;

      alter table identity.personal add column birthday_told boolean not null default false;
      create index personal_birthday_told on identity.personal (member_id) where birthday_told and birth_date is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index identity.personal_birthday_told;
      alter table identity.personal drop column birthday_told;
      drop index community.topic_introduction_offered;
      drop index community.topic_birthday_once;
      drop index community.topic_introduction_once;
      alter table community.topic drop column birthday_year;
    `);
  }
}
