import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Commands by the names that their callers gave them, so that sending one again has no second effect. */
export class NamedCommands1763700000009 implements MigrationInterface {
  name = 'NamedCommands1763700000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table events.command (
        actor text not null,
        key text not null,
        fingerprint text not null,
        attempt uuid not null,
        stream text not null,
        reply jsonb,
        made_at timestamptz not null default clock_timestamp(),
        primary key (actor, key)
      );
      create index command_made on events.command (made_at);

      create function events.first_try(claimed bigint) returns void language plpgsql as $$
      begin
        if claimed = 0 then
          raise exception 'a command of this name has been carried out' using errcode = 'LY003';
        end if;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function events.first_try(bigint); drop table events.command');
  }
}
