import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a member keeps of boards: how far they have read, and whether they watch, follow or mute (docs/adr/0088). Board 0
 * stands for the whole community. Two indexes of the feed: by latest activity, and of topics without comments.
 */
export class BoardMarks1763700000105 implements MigrationInterface {
  name = 'BoardMarks1763700000105';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table community.board_mark (
        member_id int not null,
        board_id int not null,
        read_at timestamptz,
        watching text not null default 'normal',
        primary key (member_id, board_id)
      );
      create index board_mark_watcher on community.board_mark (board_id, member_id) where watching = 'watching';

      create index feed_by_activity on community.feed_topic (board_id, last_activity_at desc, topic_id desc)
        where not deleted;
      create index feed_unanswered on community.feed_topic (board_id, release_at desc, topic_id desc)
        where not deleted and comments_count = 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index community.feed_unanswered, community.feed_by_activity;
      drop table community.board_mark;
    `);
  }
}
