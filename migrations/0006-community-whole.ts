import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Boards behind membership levels; topics and comments that are edited, deleted, answered; what members keep for themselves. */
export class CommunityWhole1763700000006 implements MigrationInterface {
  name = 'CommunityWhole1763700000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table community.board add level_ids int[] not null default '{}';

      alter table community.topic
        add revision int not null default 1,
        add meta_title text,
        add meta_description text,
        add sticky boolean not null default false,
        add release_at timestamptz,
        add accepted_comment_id int,
        add deleted_at timestamptz,
        add deleted_by int;
      update community.topic set release_at = created_at;
      alter table community.topic alter release_at set not null;
      -- Addresses that a topic once had: they go on leading to it.
      create table community.topic_address (slug text primary key, topic_id int not null);

      alter table community.comment
        add in_reply_to int,
        add revision int not null default 1,
        add deleted_at timestamptz,
        add deleted_by int;
      drop index community.comment_of_topic;
      create index comment_thread on community.comment (topic_id, created_at, id)
        where in_reply_to is null and deleted_at is null;
      create index comment_reply on community.comment (in_reply_to, created_at, id)
        where in_reply_to is not null and deleted_at is null;

      alter table community.feed_topic
        add author_id int,
        add deleted boolean not null default false,
        add threads_count int not null default 0,
        add last_activity_at timestamptz;
      update community.feed_topic f set author_id = t.author_id, threads_count = f.comments_count, last_activity_at = t.created_at
        from community.topic t where t.id = f.topic_id;
      alter table community.feed_topic alter author_id set not null, alter last_activity_at set not null;
      drop index community.feed_of_board;
      drop index community.feed_of_board_sticky;
      create index feed_of_board on community.feed_topic (board_id, release_at desc, topic_id desc) where not deleted;
      create index feed_of_board_sticky on community.feed_topic (board_id, sticky desc, release_at desc, topic_id desc)
        where not deleted;
      create index feed_of_author on community.feed_topic (author_id, release_at desc, topic_id desc) where not deleted;
      create index feed_to_come on community.feed_topic (release_at) where not deleted;

      alter table community.comment_stats
        add topic_id int,
        add parent_id int,
        add author_id int,
        add excerpt text,
        add created_at timestamptz,
        add deleted boolean not null default false,
        add parent_deleted boolean not null default false,
        add replies_count int not null default 0;
      update community.comment_stats s
        set topic_id = c.topic_id, author_id = c.author_id, excerpt = c.excerpt, created_at = c.created_at
        from community.comment c where c.id = s.comment_id;
      alter table community.comment_stats
        alter topic_id set not null, alter author_id set not null, alter excerpt set not null, alter created_at set not null;
      create index comment_stats_visible on community.comment_stats (topic_id, created_at, comment_id)
        where not deleted and not parent_deleted;
      create index comment_stats_reply on community.comment_stats (parent_id) where parent_id is not null;

      -- A member's own: read marks, favourites, what they want to hear of, and the day that their view was counted.
      create table community.topic_mark (
        member_id int not null,
        topic_id int not null,
        read_at timestamptz,
        favorited_at timestamptz,
        notifications boolean,
        viewed_on date,
        primary key (member_id, topic_id)
      );
      create index topic_mark_favorite on community.topic_mark (member_id, favorited_at desc, topic_id desc)
        where favorited_at is not null;
      create index topic_mark_follower on community.topic_mark (topic_id) where notifications;
      create table community.topic_views (topic_id int primary key, views int not null);

      create schema drafts;
      create table drafts.draft (
        member_id int not null,
        key text not null,
        version int not null,
        content jsonb not null,
        updated_at timestamptz not null,
        primary key (member_id, key)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop schema drafts cascade;
      drop table community.topic_views, community.topic_mark, community.topic_address;
      alter table community.comment_stats drop topic_id, drop parent_id, drop author_id, drop excerpt, drop created_at,
        drop deleted, drop parent_deleted, drop replies_count;
      alter table community.feed_topic drop author_id, drop deleted, drop threads_count, drop last_activity_at;
      alter table community.comment drop in_reply_to, drop revision, drop deleted_at, drop deleted_by;
      alter table community.topic drop revision, drop meta_title, drop meta_description, drop sticky, drop release_at,
        drop accepted_comment_id, drop deleted_at, drop deleted_by;
      alter table community.board drop level_ids;
    `);
  }
}
