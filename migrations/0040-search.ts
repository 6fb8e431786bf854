import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The search: how words are taken apart and asked for, and a table for each kind of things that modules offer. */
export class Search1763700000040 implements MigrationInterface {
  name = 'Search1763700000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema search;

      -- As written, and by the stems of both languages: whoever writes in one may search in the other.
      create function search.stems(given text) returns tsvector language sql immutable parallel safe as $$
        select to_tsvector('simple', given) || to_tsvector('dutch', given) || to_tsvector('english', given)
      $$;

      create function search.vector(title text, body text) returns tsvector language sql immutable parallel safe as $$
        select setweight(search.stems(title), 'A') || setweight(search.stems(body), 'D')
      $$;

      -- All of the words, each in any of the three forms. What either language takes for a filler (de, the) says nothing,
      -- unless nothing else is asked for. The beginning is a word that may go on.
      create function search.query(words text[], beginning text) returns tsquery language sql immutable parallel safe as $$
        with form as (
          select plainto_tsquery('simple', word) as written,
            case when word = beginning then to_tsquery('simple', word || ':*') else '' end as goes_on,
            plainto_tsquery('dutch', word) as dutch, plainto_tsquery('english', word) as english
          from unnest(words) word
        ), term as (
          select (written || goes_on || dutch || english)::text as any_form,
            numnode(dutch) > 0 and numnode(english) > 0 as tells
          from form where numnode(written) > 0
        )
        select coalesce(string_agg('(' || any_form || ')', ' & ') filter (where tells),
                        string_agg('(' || any_form || ')', ' & '), '')::tsquery from term
      $$;

      -- Each projection has its own table, so that a module that comes later fills its own alone.
      create procedure search.keep(model text) language plpgsql as $$
      begin
        execute format('
          create table search.%I (
            id int not null,
            part int not null,
            under int,
            title text not null,
            vector tsvector not null,
            at timestamptz not null,
            audience text[] not null,
            owners text[] not null,
            withheld text[] not null,
            hidden_by int[] not null,
            away_until timestamptz,
            primary key (id, part)
          )', model);
        execute format('create index %I on search.%I using gin (vector)', model || '_vector', model);
        execute format('create index %I on search.%I using gin (title gin_trgm_ops)', model || '_title', model);
        execute format('create index %I on search.%I (at, id)', model || '_at', model);
      end $$;

      call search.keep('users');
      call search.keep('topics');
      call search.keep('boards');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema search cascade');
  }
}
