import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What answers are put together from, as JSON text that PostgreSQL makes when the row is written instead of at every
 * read (docs/adr/0011). Generated columns: no projection can forget them, and a rebuild makes them anew.
 */
export class ReadyText1763700000018 implements MigrationInterface {
  name = 'ReadyText1763700000018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Members of an object without its braces, so that others can be put beside them.
      create function community.members_of(object json) returns text language sql immutable parallel safe as $$
        select substr(object::text, 2, length(object::text) - 2)
      $$;

      create function community.json_moment(at timestamptz) returns text language sql immutable parallel safe as $$
        select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      $$;

      create function community.topic_card(
        id int, post_id int, title text, excerpt text, slug text, post_type text, status text, scheduled boolean, sticky boolean,
        release_at timestamptz, created_at timestamptz, updated_at timestamptz, board_id int, author_id int,
        meta_title text, meta_description text, revision int
      ) returns text language sql immutable parallel safe as $$
        select community.members_of(row_to_json(card)) from (select
          id, post_id, title, excerpt, slug, post_type, case when scheduled then 'non_active' else status end as status,
          status = 'closed' as closed, sticky,
          community.json_moment(release_at) as release_date, community.json_moment(created_at) as created_at,
          community.json_moment(updated_at) as updated_at, board_id, author_id as user_id, meta_title, meta_description,
          revision as version) card
      $$;
      alter table community.topic add card text generated always as (community.topic_card(
        id, post_id, title, excerpt, slug, post_type, status, scheduled, sticky, release_at, created_at, updated_at, board_id, author_id,
        meta_title, meta_description, revision)) stored;

      create function community.board_card(type text, name text, slug text, color text) returns text
      language sql immutable parallel safe as $$
        select community.members_of(row_to_json(card)) from (select
          type as board_type, name as board_name, slug as board_slug, color as board_color) card
      $$;
      alter table community.board add card text generated always as (community.board_card(type, name, slug, color)) stored;

      -- The first comments of a card up to the place where their author's name belongs, and whose names those are.
      create function community.preview_heads(preview jsonb) returns text[] language sql immutable parallel safe as $$
        select array_agg(concat('{"id":', p -> 'id', ',"excerpt":', p -> 'excerpt', ',"created_at":"',
                                community.json_moment((p ->> 'created_at')::timestamptz), '","user":') order by n)
        from jsonb_array_elements(preview) with ordinality as x(p, n)
      $$;
      create function community.preview_users(preview jsonb) returns int[] language sql immutable parallel safe as $$
        select array_agg((p -> 'user_id')::int order by n) from jsonb_array_elements(preview) with ordinality as x(p, n)
      $$;
      alter table community.feed_topic
        add preview_heads text[] generated always as (community.preview_heads(preview)) stored,
        add preview_users int[] generated always as (community.preview_users(preview)) stored;

      -- Compact, which a jsonb as text is not; \`keys\` picks some, null takes all.
      create function directory.card_text(card jsonb, keys text[]) returns text language sql immutable parallel safe as $$
        select '{' || string_agg(concat(to_json(key), ':', value), ',') || '}' from jsonb_each(card)
        where keys is null or key = any(keys)
      $$;
      -- As a topic names its author.
      create function directory.author_text(card jsonb) returns text language sql immutable parallel safe as $$
        select concat('"named_user":', card -> 'name', ',"named_user_avatar":', card -> 'avatar',
                      ',"user":', directory.card_text(card, null))
      $$;
      alter table directory.member_card
        add whole text generated always as (directory.card_text(card, null)) stored,
        add as_author text generated always as (directory.author_text(card)) stored,
        add brief text generated always as (
          directory.card_text(card, array['id', 'username', 'name', 'avatar', 'isAdmin', 'isModerator'])) stored,
        add mini text generated always as (directory.card_text(card, array['id', 'name'])) stored;

      -- The home feed looks at the newest topics of all boards first.
      drop index community.feed_to_come;
      create index feed_newest on community.feed_topic (release_at desc, topic_id desc) where not deleted;
      create index feed_of_post on community.feed_topic (post_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index community.feed_of_post;
      drop index community.feed_newest;
      create index feed_to_come on community.feed_topic (release_at) where not deleted;
      alter table directory.member_card drop whole, drop as_author, drop brief, drop mini;
      alter table community.feed_topic drop preview_heads, drop preview_users;
      alter table community.board drop card;
      alter table community.topic drop card;
      drop function directory.author_text, directory.card_text, community.preview_users, community.preview_heads, community.board_card,
        community.topic_card, community.json_moment, community.members_of;
    `);
  }
}
