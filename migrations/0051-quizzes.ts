import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Quizzes, what is right in them, and who has answered what (docs/adr/0052). */
export class Quizzes1763700000051 implements MigrationInterface {
  name = 'Quizzes1763700000051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema quizzes;
      create sequence quizzes.quiz_id as int;
      create sequence quizzes.question_id as int;
      create sequence quizzes.option_id as int;
      create sequence quizzes.attempt_id as int;
      create sequence quizzes.answer_id as int;

      create table quizzes.quiz (
        id int primary key,
        maker_id int not null,
        title text not null,
        description text not null,
        settings jsonb not null,
        question_ids int[] not null,
        -- The version by which the key was what it is: whoever grades leans on it.
        key_version int not null,
        created_at timestamptz not null,
        version int not null
      );
      create index quiz_of_maker on quizzes.quiz (maker_id);

      -- What a question asks, by the versions of its quiz: an attempt asks what was asked when it began. No key stands in it.
      create table quizzes.question (
        id int not null,
        quiz_id int not null,
        since int not null,
        until int,
        content jsonb not null,
        primary key (id, since)
      );
      create index question_of_quiz on quizzes.question (quiz_id);

      -- What is right, for questions that were taken out, too. Read for authors, for grading, and for what may be told.
      create table quizzes.key (
        question_id int primary key,
        quiz_id int not null,
        option_ids int[] not null,
        answers text[] not null
      );
      create index key_of_quiz on quizzes.key (quiz_id);

      create table quizzes.attempt (
        id int primary key,
        quiz_id int not null,
        member_id int not null,
        number int not null,
        revision int not null,
        question_ids int[] not null,
        settings jsonb not null,
        status text not null,
        started_at timestamptz not null,
        deadline timestamptz,
        finished_at timestamptz,
        score int,
        percentage int,
        passed boolean,
        pending int not null,
        verdicts jsonb not null,
        -- What it had come to before its key was corrected.
        before jsonb,
        regraded_at timestamptz,
        reset_at timestamptz,
        version int not null
      );
      -- Fifty who begin at once are fifty who go on with one attempt.
      create unique index attempt_open on quizzes.attempt (quiz_id, member_id) where status = 'open';
      create unique index attempt_number on quizzes.attempt (quiz_id, member_id, number);
      create index attempt_of_member on quizzes.attempt (member_id);
      create index attempt_to_mark on quizzes.attempt (quiz_id) where pending > 0;

      create table quizzes.answer (
        id int primary key,
        attempt_id int not null,
        quiz_id int not null,
        question_id int not null,
        option_id int,
        answer text,
        marked boolean,
        at timestamptz not null
      );
      create unique index answer_once on quizzes.answer (attempt_id, question_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema quizzes cascade');
  }
}
