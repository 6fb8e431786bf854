import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each refund of a purchase has a row with its own state. The projection's new version fills them at the next start
 * (docs/adr/0074). The test provider remembers what became of a refund.
 */
export class RefundRows1763700000087 implements MigrationInterface {
  name = 'RefundRows1763700000087';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table commerce.refund (
        id text primary key,
        purchase_id int not null,
        payment_id text not null,
        amount_cents int not null,
        origin text not null,
        state text not null,
        asked_at timestamptz not null,
        settled_at timestamptz
      );
      create index refund_of_purchase on commerce.refund (purchase_id);
      -- What became of a purchase's refunds is read from their rows.
      alter table commerce.purchase drop column refund_state;
      alter table commerce.test_refund add column status text not null default 'paid';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table commerce.test_refund drop column status;
      alter table commerce.purchase add column refund_state text;
      drop table commerce.refund;
    `);
  }
}
