import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a member has commented is counted on their profile: found by its author. */
export class WrittenBy1763700000064 implements MigrationInterface {
  name = 'WrittenBy1763700000064';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index comment_stats_of_author on community.comment_stats (author_id, topic_id)
        where not deleted and not parent_deleted;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index community.comment_stats_of_author');
  }
}
