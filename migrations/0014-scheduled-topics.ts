import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A topic comes out by an event, not by the clock of whoever asks. */
export class ScheduledTopics1763700000014 implements MigrationInterface {
  name = 'ScheduledTopics1763700000014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table community.topic add column scheduled boolean not null default false;
      alter table community.feed_topic add column scheduled boolean not null default false;
      create index feed_scheduled on community.feed_topic (board_id) where scheduled;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table community.feed_topic drop column scheduled;
      alter table community.topic drop column scheduled;
    `);
  }
}
