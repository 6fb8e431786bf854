import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rules of points, what was done and what it was worth, and trophies. */
export class Gamification1763700000055 implements MigrationInterface {
  name = 'Gamification1763700000055';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema gamification;
      create sequence gamification.trophy_id as int;

      create table gamification.published (
        version int primary key,
        mode text not null,
        rules jsonb not null,
        levels jsonb not null,
        streak_deeds text[] not null,
        published_at timestamptz not null,
        published_by int
      );
      create table gamification.trophy (id int primary key, details jsonb not null, retired boolean not null, version int not null);
      create table gamification.chosen (member_id int primary key, trophy_id int);

      create table gamification.ruleset (
        version int primary key,
        rules jsonb not null,
        levels jsonb not null,
        streak_deeds text[] not null
      );
      create table gamification.aim (trophy_id int primary key, measure text, threshold int not null, xp int not null, retired boolean not null);
      create table gamification.clocks (member_id int primary key, zone text not null);
      create table gamification.deed (
        member_id int not null,
        kind text not null,
        thing text not null,
        at timestamptz not null,
        day date not null,
        nth int not null,
        undone boolean not null,
        primary key (kind, thing, member_id)
      );
      create index deed_of_member on gamification.deed (member_id, kind, day);
      create table gamification.entry (
        member_id int not null,
        kind text not null,
        thing text not null,
        at timestamptz not null,
        points int not null,
        rules_version int not null,
        primary key (kind, thing, member_id)
      );
      create index entry_of_member on gamification.entry (member_id, at desc) include (points);
      create table gamification.standing (
        member_id int primary key,
        points int not null,
        level_floor int not null,
        streak int not null,
        best_streak int not null,
        last_day date
      );
      create index standing_by_points on gamification.standing (points desc, member_id);
      create table gamification.earned (
        member_id int not null,
        trophy_id int not null,
        earned_at timestamptz not null,
        granted boolean not null,
        revoked boolean not null,
        primary key (member_id, trophy_id)
      );
      create index earned_of_trophy on gamification.earned (trophy_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema gamification cascade');
  }
}
