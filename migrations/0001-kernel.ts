import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The event store: events in their global order, checkpoints, and the marks of effects made. */
export class Kernel1763700000001 implements MigrationInterface {
  name = 'Kernel1763700000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
      create schema events;

      create table events.event (
        position bigint generated always as identity primary key,
        txid xid8 not null default pg_current_xact_id(),
        stream_id text not null,
        version int not null check (version > 0),
        id uuid not null unique,
        type text not null,
        schema_version int not null,
        data jsonb not null,
        meta jsonb not null,
        occurred_at timestamptz not null,
        recorded_at timestamptz not null default clock_timestamp(),
        constraint event_stream_id_version_key unique (stream_id, version)
      );
      create index event_order on events.event (txid, position);

      create table events.checkpoint (
        name text primary key,
        txid xid8 not null,
        position bigint not null,
        moved_at timestamptz not null default clock_timestamp()
      );

      create table events.effect (
        event_id uuid not null,
        effect text not null,
        made_at timestamptz not null default clock_timestamp(),
        primary key (event_id, effect)
      );

      -- Two writers at the same version meet in the unique constraint. What that cannot see is a stream that does not
      -- reach the expected version at all: that must leave nothing behind.
      create function events.expect_version(stream text, expected int) returns void language plpgsql as $$
      begin
        if expected > 0 and not exists (
          select 1 from events.event e where e.stream_id = stream and e.version = expected
        ) then
          raise exception 'stream % does not stand at version %', stream, expected using errcode = '40001';
        end if;
      end $$;

      create function events.require(held bigint) returns void language plpgsql as $$
      begin
        if held = 0 then
          raise exception 'a required fact does not hold' using errcode = 'LY002';
        end if;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema events cascade');
  }
}
