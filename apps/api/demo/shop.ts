import type { INestApplication } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BeginPurchase, MakeProduct, SettlePayment } from '@lyceum/api/modules/commerce/index.ts';
import { LevelQueries } from '@lyceum/api/modules/identity/index.ts';
import type { MemberViewer } from '@lyceum/api/platform/http/viewer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Scene {
  language: 'en' | 'nl';
  viewers: ReadonlyMap<string, MemberViewer>;
  now: Date;
  /** Bought the first one, and renewed it once. */
  buyer: string;
}
const PRODUCTS = {
  en: [
    ['Friend of the community, monthly', 'Opens what is for friends alone.'],
    ['Friend of the community, a year', 'Two months for nothing.'],
  ],
  nl: [
    ['Vriend van de community, per maand', 'Opent wat er alleen voor vrienden is.'],
    ['Vriend van de community, per jaar', 'Twee maanden voor niets.'],
  ],
} as const;

/** Two products, and a purchase with two invoices, where the community has a level to sell. */
export async function sellLevels(app: INestApplication, { language, viewers, now, buyer }: Scene): Promise<void> {
  const commands = app.get(CommandBus);
  const [level] = await app.get(LevelQueries, { strict: false }).all();
  if (!level) return;
  const [month, year] = PRODUCTS[language];
  const given = { viewer: viewers.get('admin')!, at: new Date(now.getTime() - 90 * DAY_MS), silent: true } as const;
  const same = { level_id: level.id, currency: 'EUR', vat_rate: 2100, active: true };
  const monthly = { ...same, name: month[0], description: month[1], price_cents: 750, period: 'month' as const };
  const { id } = await commands.execute(new MakeProduct(monthly, given));
  const yearly = { ...same, name: year[0], description: year[1], price_cents: 7500, period: 'year' as const };
  await commands.execute(new MakeProduct(yearly, given));

  const paid = new Date(now.getTime() - 40 * DAY_MS);
  const bought = { viewer: viewers.get(buyer)!, at: paid, silent: true } as const;
  const purchase_id = (await commands.execute(new BeginPurchase(id, bought))).id;
  const details = { mandate: 'test-demo-4242', brand: 'Test card', last_four: '4242', expiry: '12/2030' };
  const told = { purchase_id, status: 'paid' as const, amount_cents: 750 };
  const first = { ...told, payment_id: `purchase-${purchase_id}-first`, period_from: null, details };
  await commands.execute(new SettlePayment(first, 'demo', { at: paid, silent: true }));
  const end = new Date(paid);
  end.setUTCMonth(end.getUTCMonth() + 1);
  const renewal = {
    ...told,
    payment_id: `purchase-${purchase_id}-demo`,
    period_from: end.toISOString(),
    details: null,
  };
  await commands.execute(new SettlePayment(renewal, 'demo', { at: new Date(end.getTime() - DAY_MS), silent: true }));
}
