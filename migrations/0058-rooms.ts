import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rooms of events, who is in them, and when each was last heard of. */
export class Rooms1763700000058 implements MigrationInterface {
  name = 'Rooms1763700000058';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema rooms;
      create sequence rooms.room_id as int;
      create sequence rooms.participant_id as int;

      create table rooms.room (
        id int primary key,
        event_id int not null,
        sid text not null,
        name text not null,
        status text not null,
        empty_timeout int not null,
        max_participants int not null,
        max_hosts int not null,
        entry_role text not null,
        present int not null,
        started_at timestamptz,
        ended_at timestamptz
      );
      create unique index room_of_event on rooms.room (event_id);
      create unique index room_of_name on rooms.room (name);

      create table rooms.participant (
        id int primary key,
        live_room_id int not null,
        member_id int not null,
        role text not null,
        status text not null,
        session text,
        joined_at timestamptz not null
      );
      create unique index participant_of_room on rooms.participant (live_room_id, member_id);
      create index participant_of_member on rooms.participant (member_id);

      create table rooms.heard (participant_id int primary key, member_id int not null, seen_at timestamptz not null);
      create index heard_of_member on rooms.heard (member_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema rooms cascade');
  }
}
