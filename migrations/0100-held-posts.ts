import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Posts that wait for a review. An index for the number of topics of a member. */
export class HeldPosts1763700000100 implements MigrationInterface {
  name = 'HeldPosts1763700000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table moderation.held_post (
        item_id int primary key,
        author_id int not null,
        post_kind text not null,
        board_id int not null,
        topic_id int,
        title text not null,
        content text not null,
        excerpt text not null,
        input text not null,
        cause text not null,
        held_at timestamptz not null,
        decision text,
        reason text
      );
      create index held_post_by_author on moderation.held_post (author_id, item_id);

      create index topic_by_author on community.topic (author_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index community.topic_by_author;
      drop table moderation.held_post;
    `);
  }
}
