import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members, how they sign in, and the directory by which every module shows them. */
export class Identity1763700000002 implements MigrationInterface {
  name = 'Identity1763700000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema identity;
      create sequence identity.member_id as int;

      create table identity.member (
        id int primary key,
        username text not null,
        first_name text not null,
        last_name text not null,
        role text not null,
        locale text not null,
        created_at timestamptz not null,
        version int not null
      );
      create unique index member_username on identity.member (username);

      create table identity.credential (
        member_id int primary key,
        email text not null,
        password_hash text not null,
        changed_at timestamptz not null default now()
      );
      create unique index credential_email on identity.credential (lower(email));

      create table identity.session (
        token_hash bytea primary key,
        member_id int not null,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null,
        user_agent text not null default ''
      );
      create index session_member on identity.session (member_id, last_seen_at desc);

      create schema directory;
      create table directory.member_card (
        member_id int primary key,
        username text not null,
        first_name text not null,
        last_name text not null,
        avatar text not null,
        role text not null,
        card jsonb not null
      );
      create index member_card_search on directory.member_card
        using gin ((username || ' ' || first_name || ' ' || last_name) gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema directory cascade; drop schema identity cascade');
  }
}
