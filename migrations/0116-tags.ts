import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tags of topics (docs/adr/0091). Topics from before have none. */
export class Tags1763700000116 implements MigrationInterface {
  name = 'Tags1763700000116';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table community.topic add column tags text[] not null default '{}';
      alter table community.feed_topic add column tags text[] not null default '{}';
      create index topic_tags on community.topic using gin (tags) where tags <> '{}';
      create index feed_tags on community.feed_topic using gin (tags) where tags <> '{}';
      create index feed_tagged on community.feed_topic (release_at desc, topic_id desc) where tags <> '{}' and not deleted;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index community.feed_tagged, community.feed_tags, community.topic_tags;
      alter table community.feed_topic drop column tags;
      alter table community.topic drop column tags;
    `);
  }
}
