import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notification is about a record of any module, and no longer about a topic by its table. */
export class NotificationSubjects1763700000037 implements MigrationInterface {
  name = 'NotificationSubjects1763700000037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notifications.notification add column subject_kind text, add column subject_id int,
        add column data jsonb not null default '{}';
      update notifications.notification set subject_kind = 'topic', subject_id = topic_id,
        data = jsonb_strip_nulls(jsonb_build_object('comment_id', comment_id));
      alter table notifications.notification alter column subject_kind set not null,
        alter column subject_id set not null, drop column topic_id, drop column comment_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notifications.notification add column topic_id int, add column comment_id int;
      update notifications.notification set topic_id = subject_id, comment_id = (data->>'comment_id')::int
        where subject_kind = 'topic';
      delete from notifications.notification where topic_id is null;
      alter table notifications.notification alter column topic_id set not null,
        drop column subject_kind, drop column subject_id, drop column data;
    `);
  }
}
