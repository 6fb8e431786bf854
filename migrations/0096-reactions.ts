import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reactions besides the like, to posts and messages (docs/adr/0082). */
export class Reactions1763700000096 implements MigrationInterface {
  name = 'Reactions1763700000096';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema reactions;
      create table reactions.reaction (
        kind text not null,
        thing_id int not null,
        emoji text not null,
        member_id int not null,
        reacted_at timestamptz not null,
        primary key (kind, thing_id, emoji, member_id)
      );
      create index reaction_of_member on reactions.reaction (member_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema reactions cascade');
  }
}
