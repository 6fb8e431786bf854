import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a member is told. Plain rows: nobody asks how a notification came to be seen. */
export class Notifications1763700000004 implements MigrationInterface {
  name = 'Notifications1763700000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema notifications;
      create table notifications.notification (
        id int generated always as identity primary key,
        member_id int not null,
        type text not null,
        actor_id int not null,
        topic_id int not null,
        comment_id int,
        created_at timestamptz not null,
        seen_at timestamptz
      );
      create index notification_of_member on notifications.notification (member_id, id desc);
      create index notification_unseen on notifications.notification (member_id) where seen_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema notifications cascade');
  }
}
