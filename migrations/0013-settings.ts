import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators decide for the whole community. */
export class Settings1763700000013 implements MigrationInterface {
  name = 'Settings1763700000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema settings;
      create table settings.setting (
        name text primary key,
        value jsonb not null,
        version int not null
      );
      create table settings.translation (
        locale text not null,
        key text not null,
        text text not null,
        primary key (locale, key)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema settings cascade');
  }
}
