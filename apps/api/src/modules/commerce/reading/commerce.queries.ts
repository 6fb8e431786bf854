import { Injectable } from '@nestjs/common';
import type { commerce, commerceConsole } from '@lyceum/contracts';
import { Kernel, Refusal, run, runOne } from '@lyceum/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import { COUNT_CAP, listMeta } from '../../../platform/http/lists/lists.ts';
import { LEVELS } from '../../identity/index.ts';
import { commerceText } from '../commerce.texts.ts';
import { SignedInvoices } from '../invoices/signed.ts';

type Row<T> = T & Record<string, unknown>;
interface Paging {
  page: number;
  per_page: number;
}
const at = (column: string): Sql => raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const PRODUCT = sql`p.id, p.name, p.description, jsonb_build_object('id', l.id, 'name', l.name) as level, p.price_cents, p.currency, p.vat_rate, p.period`;
/** The most urgent state of all refunds. A paid refund counts until the next payment. */
const REFUND_STATE = sql`(select case when bool_or(r.state = 'failed') then 'failed' when bool_or(r.state = 'asked') then 'asked'
    when bool_or(r.payment_id = p.last_payment or r.origin = 'returned') then 'paid' end
  from commerce.refund r where r.purchase_id = p.id)`;
const REFUNDS = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amount_cents', r.amount_cents, 'origin', r.origin,
    'state', r.state, 'asked_at', ${at('r.asked_at')}, 'settled_at', ${at('r.settled_at')}) order by r.asked_at desc, r.id desc), '[]')
  from commerce.refund r where r.purchase_id = p.id) as refunds`;
/** A purchase of a deleted level shows the product's name. */
const PURCHASE = sql`p.id, jsonb_build_object('id', p.product_id, 'name', p.product_name) as product,
  jsonb_build_object('id', p.level_id, 'name', coalesce(l.name, p.product_name)) as level,
  p.price_cents, p.currency, p.vat_rate, p.period, p.state, p.refunded_cents, ${REFUND_STATE} as refund_state,
  case when p.state <> 'active' or p.charging is null then null when p.ends_at <= now() then 'grace' else 'charging' end as renewal, ${at('p.begun_at')} as begun_at, ${at('p.paid_at')} as paid_at,
  ${at('p.ends_at')} as ends_at, ${at('p.renews_at')} as renews_at, ${at('p.failed_at')} as payment_failed_at`;
const MEMBER = sql`(select jsonb_build_object('id', m.member_id, 'username', m.username, 'name', trim(m.first_name || ' ' || m.last_name))
  from directory.member_card m where m.member_id = p.member_id) as member, p.member_id`;
const INVOICE = sql`p.id, p.number, p.kind, p.purchase_id, ${at('p.issued_at')} as issued_at, p.gross_cents, p.vat_cents, p.currency`;

/** Reads products and purchases for members and staff. */
@Injectable()
export class CommerceQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly signed: SignedInvoices,
  ) {}

  /** Products for sale, cheapest first. */
  products(levelId?: number): Promise<commerce.Product[]> {
    return run<Row<commerce.Product>>(
      this.kernel.db.pool,
      sql`select ${PRODUCT} from commerce.product p join ${LEVELS} l on l.id = p.level_id
          where p.active and p.archived_at is null and (${levelId ?? null}::int is null or p.level_id = ${levelId ?? null}::int)
          order by p.price_cents, p.id limit 200`,
    );
  }

  purchases(memberId: number, paging: Paging) {
    const from = sql`from commerce.purchase p left join ${LEVELS} l on l.id = p.level_id where p.member_id = ${memberId}`;
    return this.page<commerce.Purchase>(
      sql`${PURCHASE}, case when p.state = 'begun' then p.checkout_url end as checkout_url`,
      from,
      paging,
    );
  }

  /** @throws {Refusal} `missing`, also for another member's purchase */
  async purchase(memberId: number, id: number): Promise<commerce.Purchase> {
    const row = await runOne<Row<commerce.Purchase>>(
      this.kernel.db.pool,
      sql`select ${PURCHASE}, case when p.state = 'begun' then p.checkout_url end as checkout_url
          from commerce.purchase p left join ${LEVELS} l on l.id = p.level_id where p.id = ${id} and p.member_id = ${memberId}`,
    );
    if (!row) throw new Refusal('missing', commerceText('purchase.missing'));
    return row;
  }

  async invoices(memberId: number, paging: Paging) {
    const found = await this.page<commerce.Invoice>(
      INVOICE,
      sql`from commerce.invoice p where p.member_id = ${memberId}`,
      paging,
    );
    return { ...found, data: found.data.map((row) => ({ ...row, file: this.signed.of(row.id, memberId) })) };
  }

  details(memberId: number): Promise<commerce.PaymentDetails[]> {
    return run<Row<commerce.PaymentDetails>>(
      this.kernel.db.pool,
      sql`select jsonb_build_object('id', id, 'name', product_name) as purchase, brand, last_four, expiry from commerce.purchase
          where member_id = ${memberId} and state in ('active', 'cancelled') and period <> 'once' and mandate is not null order by id limit 200`,
    );
  }

  adminProducts(paging: Paging) {
    return this.page<commerceConsole.AdminProduct>(
      this.adminProductColumns(),
      sql`from commerce.product p left join ${LEVELS} l on l.id = p.level_id where true`,
      paging,
    );
  }

  async adminProduct(id: number): Promise<commerceConsole.AdminProduct> {
    const row = await runOne<Row<commerceConsole.AdminProduct>>(
      this.kernel.db.pool,
      sql`select ${this.adminProductColumns()} from commerce.product p left join ${LEVELS} l on l.id = p.level_id where p.id = ${id}`,
    );
    if (!row) throw new Refusal('missing', commerceText('product.missing'));
    return row;
  }

  adminPurchases({
    state,
    member_id,
    ...paging
  }: Paging & { state?: string | undefined; member_id?: number | undefined }) {
    return this.page<commerceConsole.AdminPurchase>(
      sql`${PURCHASE}, p.last_cents, p.version, ${MEMBER}, ${REFUNDS}`,
      sql`from commerce.purchase p left join ${LEVELS} l on l.id = p.level_id
          where (${state ?? null}::text is null or p.state = ${state ?? null}::text)
            and (${member_id ?? null}::int is null or p.member_id = ${member_id ?? null}::int)`,
      paging,
    );
  }

  async adminPurchase(id: number): Promise<commerceConsole.AdminPurchase> {
    const row = await runOne<Row<commerceConsole.AdminPurchase>>(
      this.kernel.db.pool,
      sql`select ${PURCHASE}, p.last_cents, p.version, ${MEMBER}, ${REFUNDS}
          from commerce.purchase p left join ${LEVELS} l on l.id = p.level_id where p.id = ${id}`,
    );
    if (!row) throw new Refusal('missing', commerceText('purchase.missing'));
    return row;
  }

  async adminInvoices(viewerId: number, { member_id, ...paging }: Paging & { member_id?: number | undefined }) {
    const found = await this.page<commerceConsole.AdminInvoice>(
      sql`${INVOICE}, ${MEMBER}`,
      sql`from commerce.invoice p where (${member_id ?? null}::int is null or p.member_id = ${member_id ?? null}::int)`,
      paging,
    );
    return { ...found, data: found.data.map((row) => ({ ...row, file: this.signed.of(row.id, viewerId) })) };
  }

  private adminProductColumns(): Sql {
    return sql`p.id, p.name, p.description, jsonb_build_object('id', p.level_id, 'name', coalesce(l.name, '')) as level, p.price_cents, p.currency,
      p.vat_rate, p.period, p.active, ${at('p.archived_at')} as archived_at, p.version, (
        select count(*)::int from commerce.purchase b where b.product_id = p.id and b.state in ('active', 'cancelled')) as purchases_count`;
  }

  private async page<T>(columns: Sql, from: Sql, { page, per_page }: Paging) {
    const { pool } = this.kernel.db;
    const [data, counted] = await Promise.all([
      run<Row<T>>(
        pool,
        sql`select ${columns} ${from} order by p.id desc limit ${per_page} offset ${(page - 1) * per_page}`,
      ),
      runOne<{ n: number }>(pool, sql`select count(*)::int as n from (select 1 ${from} limit ${COUNT_CAP}) counted`),
    ]);
    return { data, meta: listMeta(page, per_page, data.length, counted!.n, null) };
  }
}
