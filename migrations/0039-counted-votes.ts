import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The votes behind a poll's counts, so that those of somebody who is erased can be taken out. A rebuild of the feed fills it. */
export class CountedVotes1763700000039 implements MigrationInterface {
  name = 'CountedVotes1763700000039';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table community.poll_vote (
        poll_id int not null,
        member_id int not null,
        option_id int not null,
        primary key (poll_id, member_id, option_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table community.poll_vote');
  }
}
