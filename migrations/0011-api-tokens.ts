import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members' programs sign in with. */
export class ApiTokens1763700000011 implements MigrationInterface {
  name = 'ApiTokens1763700000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.api_token (
        id int generated always as identity primary key,
        member_id int not null,
        name text not null,
        scopes text[] not null,
        token_hash bytea not null unique,
        created_at timestamptz not null default now(),
        last_used_at timestamptz,
        expires_at timestamptz not null
      );
      create index api_token_of_member on identity.api_token (member_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.api_token');
  }
}
