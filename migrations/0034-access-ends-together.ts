import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An impersonation hangs from the administrator's own session, and ends with it. */
export class AccessEndsTogether1763700000034 implements MigrationInterface {
  name = 'AccessEndsTogether1763700000034';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of those there is no telling in which session they were begun.
      delete from identity.session where impersonator_id is not null;
      alter table identity.session
        add column opened_from int references identity.session (id) on delete cascade,
        add constraint session_impersonation check ((impersonator_id is null) = (opened_from is null));
      create index session_opened_from on identity.session (opened_from) where opened_from is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.session drop column opened_from');
  }
}
