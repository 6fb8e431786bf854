import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Groups and who is in them (docs/adr/0048). */
export class Groups1763700000046 implements MigrationInterface {
  name = 'Groups1763700000046';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema groups;
      create sequence groups.group_id as int;
      create sequence groups.invitation_id as int;

      create table groups.group (
        id int primary key,
        slug text not null,
        founder_id int not null,
        channel_id int not null,
        name text not null,
        description text not null,
        excerpt text not null,
        status text not null,
        rules text[] not null,
        faqs jsonb not null,
        level_ids int[] not null,
        allow_user_invites boolean not null,
        image int,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        closed_at timestamptz,
        version int not null
      );
      create unique index group_slug on groups.group (slug);
      create index group_updated on groups.group (updated_at);

      -- How one member stands to one group.
      create table groups.member (
        group_id int not null,
        member_id int not null,
        status text not null,
        role text not null,
        invitation_id int,
        invited_by int,
        since timestamptz not null,
        primary key (group_id, member_id)
      );
      create index member_of_groups on groups.member (member_id, status);
      create index member_in_group on groups.member (group_id, status, role, since);

      -- How many there are: the row that each of a group's comings and goings writes.
      create table groups.size (
        group_id int primary key,
        members int not null,
        owners int not null,
        asked int not null
      );

      create table groups.file (
        group_id int not null,
        file_id int not null,
        member_id int not null,
        name text not null,
        filetype text not null,
        width int,
        height int,
        created_at timestamptz not null,
        primary key (group_id, file_id)
      );
      create index file_of_member on groups.file (member_id);

      call search.keep('groups');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema groups cascade; drop table search.groups');
  }
}
