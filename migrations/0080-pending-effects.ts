import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes the table of pending effects the truth about them: how often an effect has failed and when it is tried again, which
 * worker has leased it, and how far a batch has come.
 */
export class PendingEffects1763700000080 implements MigrationInterface {
  name = 'PendingEffects1763700000080';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table events.job
        add column failures int not null default 0,
        add column error text,
        add column failing_since timestamptz,
        add column failed_at timestamptz,
        add column retry_at timestamptz,
        add column lease uuid,
        add column leased_until timestamptz,
        add column done_to bigint;
      create index job_failing on events.job (failing_since) where failures > 0;

      -- An administrator has decided that the effect is not to be made.
      alter table events.effect add column dropped boolean not null default false;
      -- Marks are pruned by age.
      create index effect_made on events.effect (made_at);
      create index mail_sent on mail.message (sent_at) where sent_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index mail.mail_sent;
      drop index events.effect_made;
      alter table events.effect drop column dropped;
      alter table events.job drop column failures, drop column error, drop column failing_since, drop column failed_at,
        drop column retry_at, drop column lease, drop column leased_until, drop column done_to;
    `);
  }
}
