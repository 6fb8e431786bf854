import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key vault, jobs that are asked for and not yet done, and events that a processor could not take in. */
export class KernelWhole1763700000008 implements MigrationInterface {
  name = 'KernelWhole1763700000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of its own, so that backups of the events can leave it out (docs/operating.md).
      create schema vault;
      create table vault.key (
        subject text primary key,
        wrapped bytea,
        made_at timestamptz not null default clock_timestamp(),
        shredded_at timestamptz,
        check ((wrapped is null) = (shredded_at is not null))
      );

      create table events.job (
        event_id uuid not null,
        effect text not null,
        due_at timestamptz,
        added_at timestamptz not null default clock_timestamp(),
        primary key (event_id, effect)
      );

      create table events.parked (
        processor text not null,
        event_id uuid not null,
        stream_id text not null,
        version int not null,
        type text not null,
        error text,
        parked_at timestamptz not null default clock_timestamp(),
        primary key (processor, event_id)
      );
      create index parked_stream on events.parked (processor, stream_id);

      -- For the export of everything that a member has done.
      create index event_actor on events.event (((meta ->> 'actor_id')::int), position) where meta ->> 'actor_id' is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop schema vault cascade; drop table events.job; drop table events.parked; drop index events.event_actor',
    );
  }
}
