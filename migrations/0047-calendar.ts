import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events, who comes to them, and what they are reminded of (docs/adr/0049). */
export class Calendar1763700000047 implements MigrationInterface {
  name = 'Calendar1763700000047';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema calendar;
      create sequence calendar.event_id as int;
      create sequence calendar.invitation_id as int;
      create sequence calendar.reminder_id as int;
      create sequence calendar.category_id as int;

      create table calendar.event (
        id int primary key,
        slug text not null,
        founder_id int not null,
        channel_id int not null,
        group_id int,
        title text not null,
        description text not null,
        excerpt text not null,
        status text not null,
        color text not null,
        salespage text,
        lat float8,
        long float8,
        full_address text not null,
        street text not null,
        street_number text not null,
        postal_code text not null,
        province text not null,
        country text not null,
        online boolean not null,
        url text,
        url_title text not null,
        category_id int,
        trophy_id int,
        level_ids int[] not null,
        organiser_ids int[] not null,
        capacity int,
        allow_user_invites boolean not null,
        paid boolean not null,
        price float8,
        notify_all_users boolean not null,
        notify_all_members boolean not null,
        global_event boolean not null,
        image int,
        all_day boolean not null,
        -- Moments, or of an all-day event its days, the last one included.
        starts_at timestamptz,
        ends_at timestamptz,
        start_day date,
        end_day date,
        time_zone text not null,
        created_at timestamptz not null,
        cancelled_at timestamptz,
        version int not null
      );
      create unique index event_slug on calendar.event (slug);
      create index event_begin on calendar.event (starts_at);
      create index event_of_group on calendar.event (group_id) where group_id is not null;
      create index event_organisers on calendar.event using gin (organiser_ids);

      -- How one member stands to one event. \`place\` orders who waits.
      create table calendar.attendance (
        event_id int not null,
        member_id int not null,
        status text not null,
        invitation_id int,
        invited_by int,
        place int,
        since timestamptz not null,
        primary key (event_id, member_id)
      );
      create index attendance_of_member on calendar.attendance (member_id, status);
      create index attendance_of_event on calendar.attendance (event_id, status, place, since);

      -- How many of each there are: the row that is held by whoever takes or gives a place.
      create table calendar.seats (
        event_id int primary key,
        going int not null,
        waiting int not null,
        invited int not null,
        declined int not null,
        places int not null
      );

      create table calendar.reminder (
        id int primary key,
        event_id int not null,
        member_id int not null,
        duration int not null,
        unit text not null,
        due_at timestamptz not null,
        -- Of its stream, by which an effect that was asked for before it moved knows itself.
        version int not null
      );
      create index reminder_of_event on calendar.reminder (event_id, member_id);

      create table calendar.category (id int primary key, name text not null, color text not null, version int not null);
      create unique index category_name on calendar.category (lower(name));

      -- The address by which a calendar program reads a member's events, by the hash of its secret.
      create table calendar.feed (member_id int primary key, token_hash text not null unique, since timestamptz not null);

      call search.keep('events');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema calendar cascade; drop table search.events');
  }
}
