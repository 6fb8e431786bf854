import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Courses, their modules and lessons, who is in them and how far (docs/adr/0051). */
export class Learning1763700000050 implements MigrationInterface {
  name = 'Learning1763700000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema learning;
      create sequence learning.course_id as int;
      create sequence learning.module_id as int;
      create sequence learning.lesson_id as int;
      create sequence learning.reminder_id as int;

      create table learning.course (
        id int primary key,
        slug text not null,
        name text not null,
        description text not null,
        excerpt text not null,
        salespage text,
        -- All that a file in use is shown from.
        image jsonb,
        visibility text not null,
        availability text not null,
        hidden boolean not null,
        level_ids int[] not null,
        author_ids int[] not null,
        highlighted boolean not null,
        numbered boolean not null,
        manual_finish boolean not null,
        color_theme text not null,
        module_theme text not null,
        theme text not null,
        themes text[] not null,
        certificate boolean not null,
        certificate_send_option text not null,
        trophy_id int,
        -- Null: a draft.
        releases_at timestamptz,
        created_at timestamptz not null,
        version int not null
      );
      create unique index course_slug on learning.course (slug);
      create index course_authors on learning.course using gin (author_ids);

      create table learning.module (
        id int primary key,
        course_id int not null,
        slug text not null,
        name text not null,
        description text not null,
        index int not null
      );
      create unique index module_slug on learning.module (course_id, slug);

      -- Where a lesson stands; one that was removed stands nowhere.
      create table learning.place (
        lesson_id int primary key,
        course_id int not null,
        module_id int not null,
        index int not null
      );
      create index place_of_course on learning.place (course_id, module_id, index);

      create table learning.lesson (
        id int primary key,
        course_id int not null,
        slug text not null,
        name text not null,
        description text not null,
        content text not null,
        content_kind text not null,
        image jsonb,
        files jsonb not null,
        videos jsonb not null,
        quiz_id int,
        trophy_id int,
        unlocks_at timestamptz,
        unlock_days int,
        prerequisite_ids int[] not null,
        created_at timestamptz not null,
        version int not null
      );
      create unique index lesson_slug on learning.lesson (course_id, slug);
      create index lesson_of_quiz on learning.lesson (quiz_id) where quiz_id is not null;

      -- How one member stands in one course.
      create table learning.enrolment (
        course_id int not null,
        member_id int not null,
        status text not null,
        enrolled_at timestamptz not null,
        opened_id int,
        last_activity timestamptz,
        finished_at timestamptz,
        primary key (course_id, member_id)
      );
      create index enrolment_of_member on learning.enrolment (member_id, status);

      create table learning.completion (
        course_id int not null,
        member_id int not null,
        lesson_id int not null,
        completed_at timestamptz not null,
        attempt_id int,
        primary key (course_id, member_id, lesson_id)
      );

      -- Lessons that are open to one learner before their time.
      create table learning.exception (
        course_id int not null,
        member_id int not null,
        lesson_id int not null,
        primary key (course_id, member_id, lesson_id)
      );

      create table learning.reminder (
        id int primary key,
        course_id int not null,
        member_id int not null,
        duration int not null,
        unit text not null,
        due_at timestamptz not null,
        -- Of its stream, by which an effect that was asked for before it moved knows itself.
        version int not null
      );
      create index reminder_of_course on learning.reminder (course_id, member_id);

      call search.keep('courses');
      call search.keep('lessons');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema learning cascade; drop table search.courses; drop table search.lessons');
  }
}
