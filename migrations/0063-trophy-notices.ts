import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of which trophies members were told, once for all: whatever the ledger is rebuilt from, it tells nothing again. */
export class TrophyNotices1763700000063 implements MigrationInterface {
  name = 'TrophyNotices1763700000063';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table gamification.told (member_id int not null, trophy_id int not null, primary key (member_id, trophy_id));
      create index earned_lately on gamification.earned (earned_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index gamification.earned_lately; drop table gamification.told');
  }
}
