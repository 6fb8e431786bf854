import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tickets on helpdesk boards: a topic with a ticket status is its author's and the administrators' alone. */
export class Tickets1763700000022 implements MigrationInterface {
  name = 'Tickets1763700000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table community.topic add ticket_status text;
      alter table community.feed_topic add ticket_status text;
      alter table community.board add show_level boolean not null default false;

      -- The home feed shows no tickets: however many there are, it does not walk past them.
      drop index community.feed_newest;
      create index feed_newest on community.feed_topic (release_at desc, topic_id desc)
        where not deleted and ticket_status is null;
      create index feed_tickets on community.feed_topic (board_id, ticket_status, sticky desc, release_at desc, topic_id desc)
        where not deleted and ticket_status is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index community.feed_tickets;
      drop index community.feed_newest;
      create index feed_newest on community.feed_topic (release_at desc, topic_id desc) where not deleted;
      alter table community.board drop show_level;
      alter table community.feed_topic drop ticket_status;
      alter table community.topic drop ticket_status;
    `);
  }
}
