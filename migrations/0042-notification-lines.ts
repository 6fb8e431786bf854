import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifications of one kind about one thing stand in one line while nobody has seen it; what of it is to be mailed, and how. */
export class NotificationLines1763700000042 implements MigrationInterface {
  name = 'NotificationLines1763700000042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create sequence notifications.place as int;
      create table notifications.line (
        id int generated always as identity primary key,
        -- Rises with everything that comes to it: the order of the list.
        place int not null default nextval('notifications.place'),
        member_id int not null,
        type text not null,
        subject_kind text not null,
        subject_id int not null,
        -- Which part of the subject, where one kind tells of several.
        part text not null,
        at timestamptz not null,
        seen_at timestamptz,
        in_app boolean not null,
        mail_due timestamptz,
        mailed_at timestamptz,
        -- Waits for a digest since.
        digest_since timestamptz
      );
      alter table notifications.notification add column line_id int references notifications.line on delete cascade;

      insert into notifications.line (member_id, type, subject_kind, subject_id, part, at, in_app)
        select member_id, type, subject_kind, subject_id, '', max(created_at), true from notifications.notification
        where seen_at is null group by member_id, type, subject_kind, subject_id order by max(id);
      update notifications.notification n set line_id = l.id from notifications.line l
        where n.seen_at is null and l.member_id = n.member_id and l.type = n.type
          and l.subject_kind = n.subject_kind and l.subject_id = n.subject_id;
      -- Seen ones keep a line each, found again by the part that it bears until then.
      insert into notifications.line (member_id, type, subject_kind, subject_id, part, at, seen_at, in_app, place)
        select member_id, type, subject_kind, subject_id, 'was ' || id, created_at, seen_at, true,
          nextval('notifications.place')
        from notifications.notification where seen_at is not null order by id;
      update notifications.notification n set line_id = l.id from notifications.line l where l.part = 'was ' || n.id;
      update notifications.line set part = '' where part <> '';
      -- In the order of what they tell.
      update notifications.line l set place = o.place from (
        select id, row_number() over (order by at, id)::int as place from notifications.line) o where o.id = l.id;
      select setval('notifications.place', (select count(*) + 1 from notifications.line));

      alter table notifications.notification alter column line_id set not null, drop column seen_at;
      drop index if exists notifications.notification_of_member;
      create index notification_of_line on notifications.notification (line_id, id desc);
      create index notification_by on notifications.notification (subject_kind, subject_id, actor_id);
      create index notification_of_member on notifications.notification (member_id);
      create index line_of_member on notifications.line (member_id, place desc);
      create unique index line_open on notifications.line (member_id, type, subject_kind, subject_id, part)
        where seen_at is null;
      create index line_to_mail on notifications.line (mail_due) where mail_due is not null;
      create index line_to_digest on notifications.line (member_id, digest_since) where digest_since is not null;

      -- What a member has chosen; where there is no row, what the kind has by itself.
      create table notifications.preference (
        member_id int not null,
        kind text not null,
        app boolean not null,
        mail text not null check (mail in ('never', 'at_once', 'digest')),
        primary key (member_id, kind)
      );
      create table notifications.digest (
        member_id int primary key,
        every text not null check (every in ('never', 'day', 'week')),
        -- 1 is Monday.
        weekday int not null check (weekday between 1 and 7),
        hour int not null check (hour between 0 and 23)
      );
      -- The day, by the member's clocks, for which their last digest was made.
      create table notifications.digested (member_id int primary key, day date not null);

      -- Where its reader ends mails of its kind (RFC 8058).
      alter table mail.message add column unsubscribe text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mail.message drop column unsubscribe;
      drop table notifications.preference, notifications.digest, notifications.digested;
      alter table notifications.notification add column seen_at timestamptz;
      update notifications.notification n set seen_at = l.seen_at from notifications.line l where l.id = n.line_id;
      alter table notifications.notification drop column line_id;
      drop index if exists notifications.notification_of_member;
      drop table notifications.line;
      drop sequence notifications.place;
      create index notification_of_member on notifications.notification (member_id, id desc);
      create index notification_unseen on notifications.notification (member_id) where seen_at is null;
    `);
  }
}
