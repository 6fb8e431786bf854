import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files and videos of topics and comments, as text that answers are put together from (docs/adr/0011). What a topic shows
 * of them is a column of its own beside its card, made of its own row alone.
 */
export class Attachments1763700000021 implements MigrationInterface {
  name = 'Attachments1763700000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table community.topic
        add attachments text not null default '[]',
        add video_url text,
        add video_id text;
      alter table community.comment add attachments text not null default '[]';

      create function community.topic_media(attachments text, video_url text, video_id text) returns text
      language sql immutable parallel safe as $$
        select concat('"attachments":', attachments, ',"video_url":', coalesce(to_json(video_url)::text, 'null'),
                      ',"video_id":', coalesce(to_json(video_id)::text, 'null'))
      $$;
      alter table community.topic
        add media text generated always as (community.topic_media(attachments, video_url, video_id)) stored;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table community.topic drop column media;
      drop function community.topic_media;
      alter table community.comment drop column attachments;
      alter table community.topic drop column video_id, drop column video_url, drop column attachments;
    `);
  }
}
