import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors are asked, the ledger of what they decided, visits of those who allow it, and the privacy policy. */
export class Consent1763700000056 implements MigrationInterface {
  name = 'Consent1763700000056';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema consent;

      create table consent.package (
        id int primary key,
        active boolean not null,
        package_version int not null,
        variant text not null,
        words jsonb not null,
        version int not null
      );
      create table consent.wording (
        hash text not null,
        package_version int not null,
        variant text not null,
        locale text not null,
        body text not null,
        primary key (package_version, locale)
      );
      create index wording_by_hash on consent.wording (hash);

      create table consent.decision (
        subject text not null,
        number int not null,
        package_version int not null,
        text_hash text not null,
        variant text not null,
        locale text not null,
        items text[] not null,
        withdrawn boolean not null,
        decided_at timestamptz not null,
        previous_hash text not null,
        hash text not null,
        primary key (subject, number)
      );
      create index decision_by_moment on consent.decision (decided_at desc, subject, number);
      create table consent.link (subject text primary key, member_id int not null);
      create index link_of_member on consent.link (member_id);

      create table consent.policy (
        id int primary key,
        title text not null,
        content text not null,
        updated_at timestamptz not null,
        version int not null
      );

      create table consent.visit_session (
        id uuid primary key,
        began_at timestamptz not null,
        last_at timestamptz not null
      );
      create table consent.visit (
        session_id uuid not null references consent.visit_session (id) on delete cascade,
        path text not null,
        event text not null,
        at timestamptz not null
      );
      create index visit_by_moment on consent.visit (at);
      create index visit_of_session on consent.visit (session_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema consent cascade');
  }
}
