import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Certificates of finished courses (docs/adr/0054). */
export class Certificates1763700000052 implements MigrationInterface {
  name = 'Certificates1763700000052';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema certificates;
      create sequence certificates.certificate_id as int;

      create table certificates.certificate (
        id int primary key,
        course_id int not null,
        member_id int not null,
        -- What is printed on it, and where anybody sees that it is genuine.
        code text not null,
        -- As they stood when it was issued; empty of a member who has left.
        name text not null,
        course_name text not null,
        finished_at timestamptz not null,
        issued_at timestamptz not null,
        withdrawn_at timestamptz
      );
      create unique index certificate_code on certificates.certificate (code);
      -- One that holds for a member and a course.
      create unique index certificate_held on certificates.certificate (course_id, member_id) where withdrawn_at is null;
      create index certificate_of_member on certificates.certificate (member_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema certificates cascade');
  }
}
