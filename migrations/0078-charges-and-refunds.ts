import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Charges that take days, refunds with a state of their own, and several credit invoices of one payment. */
export class ChargesAndRefunds1763700000078 implements MigrationInterface {
  name = 'ChargesAndRefunds1763700000078';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table commerce.purchase
        add column charging text,
        add column grace_until timestamptz,
        -- Of the last payment.
        add column refunded_cents int not null default 0,
        add column refund_state text;
      drop index commerce.invoice_of_payment;
      create unique index invoice_of_payment on commerce.invoice (payment_id) where kind = 'invoice';

      create table commerce.test_refund (
        id text primary key,
        payment_id text not null,
        amount_cents int not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table commerce.test_refund;
      drop index commerce.invoice_of_payment;
      create unique index invoice_of_payment on commerce.invoice (payment_id, kind);
      alter table commerce.purchase drop column charging, drop column grace_until, drop column refunded_cents, drop column refund_state;
    `);
  }
}
