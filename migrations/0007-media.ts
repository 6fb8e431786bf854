import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that members have sent. Plain rows: what a file is used for stands in the events of whoever uses it. */
export class Media1763700000007 implements MigrationInterface {
  name = 'Media1763700000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema media;
      create table media.upload (
        id int generated always as identity primary key,
        -- Nobody guesses it: a public file is found by its name alone.
        key text not null unique,
        member_id int not null,
        uuid uuid not null,
        name text not null,
        filetype text not null,
        size int not null,
        width int,
        height int,
        variants text[] not null,
        created_at timestamptz not null default now(),
        stored_at timestamptz,
        removed_at timestamptz,
        -- The one thing that uses it, and whether everybody may see that.
        owner_kind text,
        owner_id int,
        is_public boolean not null default false,
        check ((owner_kind is null) = (owner_id is null)),
        check (owner_kind is not null or not is_public)
      );
      create unique index upload_uuid on media.upload (member_id, uuid) where removed_at is null;
      create index upload_of_owner on media.upload (owner_kind, owner_id) where owner_kind is not null;
      create index upload_unused on media.upload (created_at) where owner_kind is null or removed_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema media cascade');
  }
}
