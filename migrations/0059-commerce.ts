import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is sold, who bought it, its invoices, and the payments of the built-in test provider. */
export class Commerce1763700000059 implements MigrationInterface {
  name = 'Commerce1763700000059';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema commerce;
      create sequence commerce.product_id as int;
      create sequence commerce.purchase_id as int;
      create sequence commerce.invoice_id as int;

      create table commerce.product (
        id int primary key,
        name text not null,
        description text not null,
        level_id int not null,
        price_cents int not null,
        currency text not null,
        vat_rate int not null,
        period text not null,
        active boolean not null,
        archived_at timestamptz,
        version int not null
      );

      create table commerce.purchase (
        id int primary key,
        member_id int not null,
        product_id int not null,
        level_id int not null,
        product_name text not null,
        price_cents int not null,
        currency text not null,
        vat_rate int not null,
        period text not null,
        checkout_id text not null,
        checkout_url text not null,
        state text not null,
        begun_at timestamptz not null,
        paid_at timestamptz,
        ends_at timestamptz,
        renews_at timestamptz,
        last_payment text,
        last_cents int not null default 0,
        failed_at timestamptz,
        mandate text,
        brand text,
        last_four text,
        expiry text,
        version int not null
      );
      create unique index purchase_running on commerce.purchase (member_id, product_id) where state in ('begun', 'active', 'cancelled');
      create index purchase_of_member on commerce.purchase (member_id, id);
      create index purchase_of_product on commerce.purchase (product_id, id);

      create table commerce.invoice (
        id int primary key,
        number text not null,
        in_year int not null,
        serial int not null,
        kind text not null,
        purchase_id int not null,
        member_id int not null,
        payment_id text not null,
        issued_at timestamptz not null,
        gross_cents int not null,
        vat_cents int not null,
        currency text not null,
        paper jsonb not null
      );
      create unique index invoice_number on commerce.invoice (in_year, serial);
      create unique index invoice_of_payment on commerce.invoice (payment_id, kind);
      create index invoice_of_member on commerce.invoice (member_id, id);
      create index invoice_of_purchase on commerce.invoice (purchase_id);

      -- Locked before anything is read, so that whoever numbers an invoice sees the one before it.
      create table commerce.gate (open boolean primary key);

      create table commerce.test_payment (
        id text primary key,
        kind text not null,
        purchase_id int not null,
        amount_cents int not null,
        currency text not null,
        period_from timestamptz,
        status text not null,
        mandate text,
        refunded_cents int not null default 0,
        made_at timestamptz not null default now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema commerce cascade');
  }
}
