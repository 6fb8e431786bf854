import type { MigrationInterface, QueryRunner } from 'typeorm';

const OF_TOPIC = `topic_id, post_id, title, excerpt, slug, post_type, status, scheduled, sticky, release_at, created_at, updated_at,
  board_id, author_id, meta_title, meta_description, revision`;

/**
 * A page of a feed is read from the feed's own rows and put together from few pieces: joining each topic's row, and writing
 * thirty small values between texts, took as long as finding the page (docs/adr/0018).
 */
export class FeedCards1763700000024 implements MigrationInterface {
  name = 'FeedCards1763700000024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The feed's row knows all that its card shows; where it is empty the next start fills it from the events.
      alter table community.feed_topic
        add title text not null default '', add excerpt text not null default '', add slug text not null default '',
        add post_type text not null default 'text', add status text not null default 'open',
        add created_at timestamptz not null default 'epoch', add updated_at timestamptz not null default 'epoch',
        add meta_title text, add meta_description text, add revision int not null default 1, add quiz_id int,
        add attachments text not null default '[]', add video_url text, add video_id text,
        add accepted_comment_id int, add answered boolean not null default false;
      alter table community.feed_topic alter title drop default, alter excerpt drop default, alter slug drop default,
        alter post_type drop default, alter created_at drop default, alter updated_at drop default;
      -- Its rows have some two kilobytes, from which on PostgreSQL would compress them and every reader unpack them again.
      alter table community.feed_topic set (toast_tuple_target = 6000);

      -- Up to the place where the name of whoever spoke last belongs. What no module provides yet is neutral.
      create function community.feed_card(
        topic text, media text, quiz_id int, answered boolean, comments_count int, likes_count int
      ) returns text language sql immutable parallel safe as $$
        select concat('{', topic, ',', media, ',"content":null,"group":null,"event":null,"challenge":null,"quiz_id":',
                      coalesce(quiz_id::text, 'null'), ',"answered":', answered::text, ',"comments_count":', comments_count,
                      ',"likes_count":', likes_count, ',"last_commenter":')
      $$;
      alter table community.feed_topic add card text generated always as (community.feed_card(
        community.topic_card(${OF_TOPIC}), community.topic_media(attachments, video_url, video_id), quiz_id,
        answered, comments_count, likes_count)) stored;

      -- The first comments: each piece ends where its author's name belongs, the last one where all of them end.
      alter table community.feed_topic drop preview_heads;
      drop function community.preview_heads;
      create function community.preview_piece(preview jsonb, place int) returns text language sql immutable parallel safe as $$
        select case when preview -> place is null then '' else concat(
          case when place = 0 then '' else '},' end, '{"id":', preview -> place -> 'id', ',"excerpt":', preview -> place -> 'excerpt',
          ',"created_at":"', community.json_moment((preview -> place ->> 'created_at')::timestamptz), '","user":') end
      $$;
      alter table community.feed_topic
        add first_piece text generated always as (',"posts":[' || community.preview_piece(preview, 0)) stored,
        add second_piece text generated always as (community.preview_piece(preview, 1)) stored,
        add last_piece text generated always as (case when preview = '[]' then ']' else '}]' end) stored;
    `);
  }

  /** Read models alone have changed, whose former shape only the code before this could fill. */
  async down(): Promise<void> {
    throw new Error('There is no way back behind this one but the backup that was made before the update.');
  }
}
