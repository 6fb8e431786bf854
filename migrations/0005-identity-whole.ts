import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Profiles, membership levels, bans, sessions that can be told apart, single-use tokens and the mail outbox. */
export class IdentityWhole1763700000005 implements MigrationInterface {
  name = 'IdentityWhole1763700000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.member
        add column avatar text,
        add column bio text not null default '',
        add column time_zone text not null default 'Europe/Amsterdam',
        add column banned boolean not null default false,
        add column banned_until timestamptz,
        add column email_verified boolean not null default false;

      -- What is nobody else's business and needs no history: kept in no event, so that it can be erased by a delete.
      create table identity.personal (
        member_id int primary key,
        gender text,
        birth_date date
      );

      create sequence identity.level_id as int;
      create table identity.level (
        id int primary key,
        name text not null,
        description text not null,
        is_default boolean not null,
        version int not null
      );
      create unique index level_name on identity.level (lower(name));

      create table identity.member_level (
        member_id int not null,
        level_id int not null,
        granted_at timestamptz not null,
        expires_at timestamptz,
        primary key (member_id, level_id)
      );
      create index member_level_level on identity.member_level (level_id);

      -- Null until a password is chosen, for members who came another way.
      alter table identity.credential
        alter column password_hash drop not null,
        alter column changed_at drop not null;

      alter table identity.session
        add column id int generated always as identity unique,
        add column address text not null default '',
        add column remembered boolean not null default false,
        add column impersonator_id int,
        add column confirmed_at timestamptz;
      create index session_impersonator on identity.session (impersonator_id) where impersonator_id is not null;

      create table identity.token (
        id int generated always as identity primary key,
        kind text not null,
        member_id int,
        email text,
        token_hash bytea unique,
        created_at timestamptz not null default now(),
        expires_at timestamptz,
        used_at timestamptz
      );
      create index token_member on identity.token (member_id, kind);

      create schema mail;
      create table mail.message (
        id int generated always as identity primary key,
        -- Follows from what the mail is sent for: a job that runs twice writes one mail.
        cause text not null unique,
        member_id int,
        recipient text not null,
        subject text not null,
        text text not null,
        html text not null,
        created_at timestamptz not null default now(),
        sent_at timestamptz,
        error text
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop schema mail cascade;
      drop table identity.token, identity.member_level, identity.level, identity.personal;
      drop sequence identity.level_id;
      alter table identity.session drop column id, drop column address, drop column remembered,
        drop column impersonator_id, drop column confirmed_at;
      alter table identity.member drop column avatar, drop column bio, drop column time_zone, drop column banned,
        drop column banned_until, drop column email_verified;
    `);
  }
}
