import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A mail ends in one of three ways: sent, refused for good by the recipient's mail server, or kept here where there is no SMTP.
 * Until then it says when it is tried again. Addresses that refused a mail for good are marked.
 */
export class MailRefusals1763700000084 implements MigrationInterface {
  name = 'MailRefusals1763700000084';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mail.message
        add column refused_at timestamptz,
        add column kept_at timestamptz,
        add column tries int not null default 0,
        add column next_try_at timestamptz not null default now(),
        add column attachments jsonb;
      -- A mail that has left has no body; these never left.
      update mail.message set kept_at = sent_at, sent_at = null where sent_at is not null and text <> '';
      create index mail_open on mail.message (next_try_at) where sent_at is null and refused_at is null and kept_at is null;

      create table mail.refused_address (
        address text primary key,
        member_id int,
        refused_at timestamptz not null default now(),
        error text not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table mail.refused_address;
      update mail.message set sent_at = kept_at where kept_at is not null;
      drop index mail.mail_open;
      alter table mail.message drop column attachments, drop column next_try_at, drop column tries, drop column kept_at,
        drop column refused_at;
    `);
  }
}
