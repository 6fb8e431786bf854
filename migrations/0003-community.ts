import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Boards, topics, comments, likes: one row per stream, and the shared rows that feeds read. */
export class Community1763700000003 implements MigrationInterface {
  name = 'Community1763700000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema community;
      create sequence community.board_id as int;
      create sequence community.topic_id as int;
      -- Opening posts, comments and replies share one space of ids.
      create sequence community.post_id as int;

      create table community.board (
        id int primary key,
        name text not null,
        slug text not null,
        description text not null,
        color text not null,
        icon text not null,
        type text not null,
        template text not null,
        source text not null,
        parent_id int,
        index int not null,
        homepage boolean not null,
        read_by text not null,
        write_by text not null,
        version int not null
      );
      create unique index board_slug on community.board (slug);

      create table community.topic (
        id int primary key,
        post_id int not null unique,
        board_id int not null,
        author_id int not null,
        title text not null,
        slug text not null,
        content text not null,
        excerpt text not null,
        post_type text not null,
        status text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        closed_at timestamptz,
        version int not null
      );
      create unique index topic_slug on community.topic (slug);
      create index topic_created on community.topic (created_at desc, id desc);
      create index topic_title_search on community.topic using gin (title gin_trgm_ops);

      create table community.comment (
        id int primary key,
        topic_id int not null,
        author_id int not null,
        content text not null,
        excerpt text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null
      );
      create index comment_of_topic on community.comment (topic_id, created_at, id);
      create index comment_created on community.comment (created_at desc, id desc);

      create table community.post_like (
        post_id int not null,
        member_id int not null,
        liked_at timestamptz not null,
        primary key (post_id, member_id)
      );

      create table community.feed_topic (
        topic_id int primary key,
        post_id int not null,
        board_id int not null,
        sticky boolean not null default false,
        release_at timestamptz not null,
        likes_count int not null default 0,
        comments_count int not null default 0,
        last_commenter_id int,
        preview jsonb not null default '[]'
      );
      create index feed_of_board on community.feed_topic (board_id, release_at desc, topic_id desc);
      create index feed_of_board_sticky on community.feed_topic (board_id, sticky desc, release_at desc, topic_id desc);

      create table community.comment_stats (
        comment_id int primary key,
        likes_count int not null default 0
      );

      create table community.board_stats (
        board_id int primary key,
        topics_count int not null default 0
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema community cascade');
  }
}
