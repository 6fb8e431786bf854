import type { MigrationInterface, QueryRunner } from 'typeorm';

const OF_CARD = `id int, post_id int, title text, excerpt text, slug text, post_type text, status text, scheduled boolean, sticky boolean,
  release_at timestamptz, created_at timestamptz, updated_at timestamptz, board_id int, author_id int, revision int`;
const OF_ROW = `post_id, title, excerpt, slug, post_type, status, scheduled, sticky, release_at, created_at, updated_at,
  board_id, author_id, revision`;

/** A card does not say what search engines are told of its topic: twenty times nothing were a kilobyte of each page. */
export class CardsWithoutMeta1763700000029 implements MigrationInterface {
  name = 'CardsWithoutMeta1763700000029';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table community.feed_topic drop card;
      alter table community.topic drop card;
      drop function community.topic_card;
      create function community.topic_card(${OF_CARD}) returns text language sql immutable parallel safe as $$
        select community.members_of(row_to_json(card)) from (select
          id, post_id, title, excerpt, slug, post_type, case when scheduled then 'non_active' else status end as status,
          status = 'closed' as closed, sticky,
          community.json_moment(release_at) as release_date, community.json_moment(created_at) as created_at,
          community.json_moment(updated_at) as updated_at, board_id, author_id as user_id, revision as version) card
      $$;
      alter table community.topic add card text generated always as (community.topic_card(id, ${OF_ROW})) stored;
      alter table community.feed_topic
        drop meta_title, drop meta_description,
        add card text generated always as (community.feed_card(
          community.topic_card(topic_id, ${OF_ROW}), community.topic_media(attachments, video_url, video_id), quiz_id,
          answered, comments_count, likes_count, author_id, last_commenter_id)) stored;
    `);
  }

  /** Read models alone have changed, whose former shape only the code before this could fill. */
  async down(): Promise<void> {
    throw new Error('There is no way back behind this one but the backup that was made before the update.');
  }
}
