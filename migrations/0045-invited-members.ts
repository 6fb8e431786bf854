import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members whom an administrator added: until they have said who they are, the app asks them first. */
export class InvitedMembers1763700000045 implements MigrationInterface {
  name = 'InvitedMembers1763700000045';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table identity.member add onboarded boolean not null default true`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.member drop onboarded');
  }
}
