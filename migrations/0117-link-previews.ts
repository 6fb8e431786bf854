import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Previews of the links in posts. A job fetches them after the post, so they are plain rows: their texts belong to other
 * sites. `removed` keeps the author's decision when the post is edited.
 */
export class LinkPreviews1763700000117 implements MigrationInterface {
  name = 'LinkPreviews1763700000117';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table community.link_preview (
        post_id int not null,
        url text not null,
        place int not null,
        title text not null,
        description text not null,
        site text not null,
        image text,
        removed boolean not null default false,
        fetched_at timestamptz not null,
        primary key (post_id, url)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table community.link_preview`);
  }
}
