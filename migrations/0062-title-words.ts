import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The words of titles, counted per kind: what is misspelt is looked up among them, and titles are then searched by an index of words. Filled by the rebuild that the raised version of the documents asks for (docs/adr/0042).
 */
export class TitleWords1763700000062 implements MigrationInterface {
  name = 'TitleWords1763700000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- As the vector of a title has them, unstemmed, each once.
      create function search.words(title text) returns text[] language sql immutable parallel safe as $$
        select tsvector_to_array(to_tsvector('simple', title))
      $$;

      -- As a query spells it, whatever signs it has.
      create function search.lexeme(word text) returns text language sql immutable parallel safe as $$
        select '''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || ''''
      $$;

      create procedure search.keep_words(model text) language plpgsql as $$
      begin
        execute format('create table search.%I (word text primary key, titles int not null)', model || '_words');
        -- The default hundred end at words of one text in four hundred, and whatever is rarer is taken for as frequent as that.
        execute format('alter table search.%I alter column vector set statistics 1000', model);
        execute format('create index %I on search.%I using gin (word gin_trgm_ops)', model || '_words_near', model || '_words');
        execute format('drop index search.%I', model || '_title');
        -- Of titles alone: a part has none, and is null, so that it counts neither as a match nor in what is estimated.
        execute format('alter table search.%I add column title_vector tsvector
          generated always as (case when part = 0 then to_tsvector(''simple'', title) end) stored', model);
        execute format('create index %I on search.%I using gin (title_vector)', model || '_title', model);
        execute format('create index %I on search.%I (at, id) where title_vector is not null', model || '_whole_at', model);
      end $$;

      call search.keep_words('users');
      call search.keep_words('topics');
      call search.keep_words('boards');
      call search.keep_words('groups');
      call search.keep_words('events');
      call search.keep_words('courses');
      call search.keep_words('lessons');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace procedure search.lose_words(model text) language plpgsql as $$
      begin
        execute format('alter table search.%I drop column title_vector', model);
        execute format('create index %I on search.%I using gin (title gin_trgm_ops)', model || '_title', model);
        execute format('alter table search.%I alter column vector set statistics -1', model);
        execute format('drop table search.%I', model || '_words');
      end $$;
      call search.lose_words('users');
      call search.lose_words('topics');
      call search.lose_words('boards');
      call search.lose_words('groups');
      call search.lose_words('events');
      call search.lose_words('courses');
      call search.lose_words('lessons');
      drop procedure search.lose_words;
      drop procedure search.keep_words;
      drop function search.lexeme;
      drop function search.words;
    `);
  }
}
