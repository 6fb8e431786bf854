import { Injectable } from '@nestjs/common';
import type { identity, settings } from '@lyceum/contracts';
import { Kernel, type Meta, type Position, type Repeatable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { MailReaders, nameOf } from '../../identity/index.ts';
import { Settings } from '../../settings/index.ts';
import { partsOf } from './parts.ts';
import { invoiceDecider, invoiceStream } from './invoice.decider.ts';

interface Asked {
  purchase_id: number;
  kind: 'invoice' | 'credit';
  payment_id: string;
  /** Negative for a credit invoice. */
  amount_cents: number;
  period_from: string;
  period_to: string | null;
  meta: Meta;
  now: Date;
  letterhead: Letterhead;
}
/** The legal retention period of bookkeeping in years, from the end of the invoice's year. */
const YEARS_KEPT = 7;

/** Seller, buyer and language of an invoice. */
export interface Letterhead {
  seller: settings.CommunitySettings;
  /** The buyer's address, or null for a former member. */
  email: string | null;
  locale: identity.Locale;
}

/**
 * Issues invoices with gap-free numbers per year.
 * The number follows the last one. It is read in the invoice's transaction, under the lock that the caller holds.
 */
@Injectable()
export class Invoicing {
  constructor(
    private readonly kernel: Kernel,
    private readonly settings: Settings,
    private readonly readers: MailReaders,
  ) {}

  /**
   * Call this before taking the lock. Under the lock, other connections may all wait for it, and a query on another
   * connection would deadlock with them.
   */
  async letterhead(purchaseId: number): Promise<Letterhead> {
    const purchase = await runOne<{ member_id: number }>(
      this.kernel.db.pool,
      sql`select member_id from commerce.purchase where id = ${purchaseId}`,
    );
    const { values: seller } = await this.settings.current();
    if (!purchase) return { seller, email: null, locale: seller.locale };
    const [email, locale] = await Promise.all([
      this.readers.addressOf(purchase.member_id),
      this.readers.localeOf(purchase.member_id),
    ]);
    return { seller, email, locale: email === null ? seller.locale : locale };
  }

  async issue(tx: Repeatable, asked: Asked): Promise<Position | null> {
    const { purchase_id, kind, payment_id, amount_cents, period_from, period_to, meta, now } = asked;
    const { seller: values, locale } = asked.letterhead;
    const year = Number(new Intl.DateTimeFormat('sv-SE', { timeZone: values.time_zone, year: 'numeric' }).format(now));
    const facts = (await runOne<{
      member_id: number;
      product_name: string;
      vat_rate: number;
      currency: string;
      serial: number;
      name: string | null;
    }>(
      tx,
      sql`select p.member_id, p.product_name, p.vat_rate, p.currency, ${nameOf(sql`p.member_id`)} as name,
            (select coalesce(max(i.serial), 0) + 1 from commerce.invoice i where i.in_year = ${year})::int as serial
          from commerce.purchase p where p.id = ${purchase_id}`,
    ))!;
    const { serial, member_id, product_name, vat_rate, currency } = facts;
    const next = await runOne<{ id: number }>(tx, sql`select nextval('commerce.invoice_id')::int as id`);
    const email = facts.name === null ? null : asked.letterhead.email;
    const parts = partsOf(Math.abs(amount_cents), vat_rate);
    const sign = amount_cents < 0 ? -1 : 1;
    const invoice_id = next!.id;
    const { position } = await this.kernel.execute({
      decider: invoiceDecider,
      stream: invoiceStream(invoice_id),
      ...{ meta, at: now, tx },
      prepare: () => ({
        command: {
          ...{ invoice_id, number: `${year}-${String(serial).padStart(4, '0')}`, year, serial, kind },
          ...{ purchase_id, member_id, payment_id, product_name, vat_rate, currency, period_from, period_to },
          ...{ gross_cents: sign * parts.gross_cents, net_cents: sign * parts.net_cents },
          vat_cents: sign * parts.vat_cents,
          seller: [
            values.company_name || values.community_name,
            values.company_address,
            `${values.company_zipcode} ${values.company_city}`.trim(),
            ...[
              values.company_vat && `BTW/VAT ${values.company_vat}`,
              values.company_kvk && `KvK ${values.company_kvk}`,
            ],
            ...[values.company_iban, values.company_email],
          ].filter((line) => line !== ''),
          buyer: [facts.name, email].filter((line): line is string => line !== null && line !== ''),
          locale,
          keep_until: new Date(Date.UTC(year + 1 + YEARS_KEPT, 0, 1)).toISOString(),
        },
      }),
    });
    return position;
  }
}
