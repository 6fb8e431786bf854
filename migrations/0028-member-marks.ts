import type { MigrationInterface, QueryRunner } from 'typeorm';

const OF_TOPIC = `topic_id, post_id, title, excerpt, slug, post_type, status, scheduled, sticky, release_at, created_at, updated_at,
  board_id, author_id, meta_title, meta_description, revision`;

/** Where a topic's ready text names a member stands a mark, which the API replaces from the cards it keeps (docs/adr/0024). */
export class MemberMarks1763700000028 implements MigrationInterface {
  name = 'MemberMarks1763700000028';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- How many changes of the directory came before this one of the card: the highest tells which directory this is.
      alter table directory.member_card add changed bigint not null default 0;
      alter table directory.member_card alter changed drop default;
      create index member_card_changed on directory.member_card (changed);

      -- A sign that stands unescaped in no JSON text, on both sides of what is to be told of whom; null of nobody.
      create function community.member_mark(kind text, member_id int) returns text language sql immutable parallel safe as $$
        select chr(1) || kind || member_id || chr(1)
      $$;

      alter table community.feed_topic drop card, drop first_piece, drop second_piece, drop last_piece, drop preview_users;
      drop function community.feed_card, community.preview_piece, community.preview_users;
      -- What no module provides yet is neutral.
      create function community.feed_card(
        topic text, media text, quiz_id int, answered boolean, comments_count int, likes_count int, author_id int, last_commenter_id int
      ) returns text language sql immutable parallel safe as $$
        select concat('{', community.member_mark('a', author_id), ',', topic, ',', media,
                      ',"content":null,"group":null,"event":null,"challenge":null,"quiz_id":', coalesce(quiz_id::text, 'null'),
                      ',"answered":', answered::text, ',"comments_count":', comments_count, ',"likes_count":', likes_count,
                      ',"last_commenter":', coalesce(community.member_mark('m', last_commenter_id), 'null'))
      $$;
      -- The first comments.
      create function community.feed_posts(preview jsonb) returns text language sql immutable parallel safe as $$
        select concat(',"posts":[', string_agg(concat(
          '{"id":', p -> 'id', ',"excerpt":', p -> 'excerpt', ',"created_at":"', community.json_moment((p ->> 'created_at')::timestamptz),
          '","user":', community.member_mark('b', (p -> 'user_id')::int), '}'), ',' order by n), ']')
        from jsonb_array_elements(preview) with ordinality as x(p, n)
      $$;
      alter table community.feed_topic
        add card text generated always as (community.feed_card(
          community.topic_card(${OF_TOPIC}), community.topic_media(attachments, video_url, video_id), quiz_id,
          answered, comments_count, likes_count, author_id, last_commenter_id)) stored,
        add posts text generated always as (community.feed_posts(preview)) stored;
    `);
  }

  /** Read models alone have changed, whose former shape only the code before this could fill. */
  async down(): Promise<void> {
    throw new Error('There is no way back behind this one but the backup that was made before the update.');
  }
}
