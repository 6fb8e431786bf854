import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What nobody has told of a member. */
const NOTHING = '{"karma": 0, "level": 0, "streak": 0, "streak_until": null, "active_trophy": null}';

/** Level, streak and trophy beside names (docs/adr/0059). */
export class BesideNames1763700000060 implements MigrationInterface {
  name = 'BesideNames1763700000060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function directory.told(extra jsonb) returns jsonb language sql immutable parallel safe as $$
        select extra - array['karma']
          - case when extra -> 'level' = '0' then array['level'] else '{}' end
          - case when extra -> 'streak' = '0' then array['streak', 'streak_until'] else '{}' end
          - case when extra -> 'active_trophy' = 'null' then array['active_trophy'] else '{}' end
      $$;
      create table directory.member_extra (
        member_id int primary key,
        extra jsonb not null,
        changed bigint not null,
        -- The members of the object, without its braces.
        whole text not null generated always as (substr(directory.card_text(extra, null), 2, length(directory.card_text(extra, null)) - 2)) stored,
        -- Sixty names stand on a page of a feed: what says nothing is left out there.
        brief text not null generated always as (coalesce(
          substr(directory.card_text(directory.told(extra), null), 2, length(directory.card_text(directory.told(extra), null)) - 2), '')) stored
      );
      create index member_extra_changed on directory.member_extra (changed);

      -- The texts name tables and do not hold them: a rebuild puts another in their place.
      create function directory.extras_shown() returns boolean language sql stable parallel safe as $$
        select coalesce((select value ? 'gamification' from settings.setting where name = 'plugins'), true)
      $$;
      create function directory.cards() returns table (
        member_id int, username text, first_name text, last_name text, avatar text, role text,
        card jsonb, whole text, as_author text, brief text, mini text
      ) language sql stable parallel safe rows 1000 as $$
        select c.member_id, c.username, c.first_name, c.last_name, c.avatar, c.role,
          c.card || coalesce(x.extra, '${NOTHING}'),
          left(c.whole, -1) || ',' || coalesce(x.whole, '${withoutBraces(NOTHING)}') || '}',
          left(c.as_author, -1) || ',' || coalesce(x.whole, '${withoutBraces(NOTHING)}') || '}',
          left(c.brief, -1) || coalesce(',' || nullif(x.brief, ''), '') || '}',
          c.mini
        from directory.member_card c
        left join directory.member_extra x on x.member_id = c.member_id and (select directory.extras_shown())
      $$;

      create table gamification.shown (member_id int primary key, trophy_id int not null);
      alter table gamification.aim add look jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table gamification.aim drop look;
      drop table gamification.shown;
      drop function directory.cards, directory.extras_shown;
      drop table directory.member_extra;
      drop function directory.told;
    `);
  }
}

/** The members of an object as compact text. */
function withoutBraces(json: string): string {
  return JSON.stringify(JSON.parse(json)).slice(1, -1);
}
