import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One-time links that make whoever opens them an administrator; only their hashes are stored. */
export class AdministratorClaims1763700000070 implements MigrationInterface {
  name = 'AdministratorClaims1763700000070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.administrator_claim (
        token_hash bytea primary key,
        only_first boolean not null,
        expires_at timestamptz not null
      );
      comment on column identity.administrator_claim.only_first is 'Whether it works only while there is no administrator';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.administrator_claim');
  }
}
