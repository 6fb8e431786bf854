import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Boards of groups and events (docs/adr/0050): what opens them, and how cards of what stands there name the place. A card says that
 * with its board, so that a group's new name is on all of them at once.
 */
export class Places1763700000044 implements MigrationInterface {
  name = 'Places1763700000044';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table community.board drop card;
      drop function community.board_card;
      create function community.board_card(type text, name text, slug text, color text, group_card text, event_card text)
      returns text language sql immutable parallel safe as $$
        select concat(community.members_of(row_to_json(card)), ',"group":', coalesce(group_card, 'null'),
                      ',"event":', coalesce(event_card, 'null'))
        from (select type as board_type, name as board_name, slug as board_slug, color as board_color) card
      $$;
      alter table community.board
        add place text, add place_closed boolean not null default false, add group_card text, add event_card text,
        add card text generated always as (community.board_card(type, name, slug, color, group_card, event_card)) stored;
      create unique index board_place on community.board (place);

      alter table community.feed_topic drop card;
      create or replace function community.feed_card(
        topic text, media text, quiz_id int, answered boolean, comments_count int, likes_count int, author_id int, last_commenter_id int
      ) returns text language sql immutable parallel safe as $$
        select concat('{', community.member_mark('a', author_id), ',', topic, ',', media,
                      ',"content":null,"challenge":null,"quiz_id":', coalesce(quiz_id::text, 'null'),
                      ',"answered":', answered::text, ',"comments_count":', comments_count, ',"likes_count":', likes_count,
                      ',"last_commenter":', coalesce(community.member_mark('m', last_commenter_id), 'null'))
      $$;
      alter table community.feed_topic add card text generated always as (community.feed_card(
        community.topic_card(topic_id, post_id, title, excerpt, slug, post_type, status, scheduled, sticky, release_at, created_at,
          updated_at, board_id, author_id, revision),
        community.topic_media(attachments, video_url, video_id), quiz_id,
        answered, comments_count, likes_count, author_id, last_commenter_id)) stored;
    `);
  }

  /** Read models alone have changed, whose former shape only the code before this could fill. */
  async down(): Promise<void> {
    throw new Error('There is no way back behind this one but the backup that was made before the update.');
  }
}
