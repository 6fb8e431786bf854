import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members who were asked to organise an event, and have not answered yet (docs/adr/0065). */
export class PendingOrganisers1763700000076 implements MigrationInterface {
  name = 'PendingOrganisers1763700000076';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table calendar.event add column pending_organiser_ids int[] not null default '{}';
      create index event_pending_organisers on calendar.event using gin (pending_organiser_ids);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table calendar.event drop column pending_organiser_ids');
  }
}
