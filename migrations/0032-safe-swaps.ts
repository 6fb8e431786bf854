import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What whoever writes projections has to find as it believes: the tables, and the version that fills them (docs/adr/0030). */
export class SafeSwaps1763700000032 implements MigrationInterface {
  name = 'SafeSwaps1763700000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table events.checkpoint add column version int;
      update events.checkpoint c set version = p.version from events.projection p where p.name = c.name;

      -- To be asked in REPEATABLE READ by whoever holds the tables. to_regclass knows what bears the name now, the
      -- catalogue's rows what bore it when the snapshot was taken: where they differ, a rebuild has put another table in its
      -- place since, whose rows this transaction does not see.
      create function events.may_project(names text[], versions int[], tables text[]) returns void language plpgsql as $$
      declare newer text;
      begin
        if exists (
          select from unnest(tables) as written(name) where not exists (
            select from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where c.oid = to_regclass(written.name) and n.nspname || '.' || c.relname = written.name
          )
        ) then
          raise exception 'a rebuild has replaced one of % since', tables using errcode = 'LY004';
        end if;
        select format('%s is filled by version %s, this program writes version %s', p.name, p.version, given.version)
          into newer from events.projection p join unnest(names, versions) as given(name, version) on given.name = p.name
          where p.version > given.version limit 1;
        if newer is not null then
          raise exception '%', newer using errcode = 'LY005';
        end if;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop function events.may_project(text[], int[], text[]); alter table events.checkpoint drop column version',
    );
  }
}
