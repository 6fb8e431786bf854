import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who follows whom, and who has blocked whom. */
export class Relations1763700000041 implements MigrationInterface {
  name = 'Relations1763700000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema relations;
      create table relations.follow (
        follower_id int not null,
        followed_id int not null,
        followed_at timestamptz not null,
        -- Whether it has any effect: not where the one who is followed has blocked the other.
        reaches boolean not null,
        primary key (follower_id, followed_id)
      );
      create index follow_of_followed on relations.follow (followed_id, followed_at desc, follower_id desc);
      create index follow_of_follower on relations.follow (follower_id, followed_at desc, followed_id desc);
      create table relations.block (
        blocker_id int not null,
        blocked_id int not null,
        blocked_at timestamptz not null,
        primary key (blocker_id, blocked_id)
      );
      create index block_of_blocked on relations.block (blocked_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema relations cascade');
  }
}
