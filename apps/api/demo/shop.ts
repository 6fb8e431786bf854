import type { INestApplication } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BeginPurchase, MakeProduct, SettlePayment } from '@lyceum/api/modules/commerce/index.ts';
import { CreateBoard, PostTopic } from '@lyceum/api/modules/community/index.ts';
import { KeepSoldLevel, SaveLevel } from '@lyceum/api/modules/identity/index.ts';
import type { MemberViewer } from '@lyceum/api/platform/http/viewer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Scene {
  language: 'en' | 'nl';
  viewers: ReadonlyMap<string, MemberViewer>;
  now: Date;
  /** Position of the board, after the others. */
  index: number;
  /** The member who bought the first product and renewed it once. */
  buyer: string;
}
const TEXTS = {
  en: {
    level: 'Friend of the community',
    month: ['Friend of the community, monthly', 'Opens what is for friends alone.'],
    year: ['Friend of the community, a year', 'Two months free.'],
    board: {
      slug: 'friends-table',
      name: "Friends' table",
      description: 'Glaze recipes, before anybody else sees them.',
    },
    topic: ['Welcome at the table', 'What is told here goes to the others a month later. Ask whatever you like.'],
  },
  nl: {
    level: 'Vriend van de community',
    month: ['Vriend van de community, per maand', 'Opent wat er alleen voor vrienden is.'],
    year: ['Vriend van de community, per jaar', 'Twee maanden voor niets.'],
    board: { slug: 'vriendentafel', name: 'Vriendentafel', description: 'Glazuurrecepten, voordat een ander ze ziet.' },
    topic: ['Welkom aan tafel', 'Wat hier verteld wordt, horen de anderen een maand later. Vraag gerust.'],
  },
} as const;
const BOARD = { color: '#B45309', icon: 'star', read_by: 'member', write_by: 'member', subgroup_id: null } as const;

/** Creates a level with its board, two products, and a purchase with two invoices. */
export async function sellLevels(
  app: INestApplication,
  { language, index, viewers, now, buyer }: Scene,
): Promise<void> {
  const commands = app.get(CommandBus);
  const texts = TEXTS[language];
  const viewer = viewers.get('admin')!;
  const given = { viewer, at: new Date(now.getTime() - 90 * DAY_MS), silent: true } as const;
  const level = await commands.execute(
    new SaveLevel(null, { name: texts.level, description: '', default: false }, viewer),
  );
  const { slug, ...named } = texts.board;
  const locked = { ...named, ...BOARD, index, level_ids: [level.id], show_level: true, salespage: null };
  const board = await commands.execute(new CreateBoard(locked, given, slug));
  const [title, text] = texts.topic;
  const post = { title, content: `<p>${text}</p>`, channel_id: board.id, post_type: 'text' as const };
  await commands.execute(new PostTopic(post, given));
  const same = { level_id: level.id, currency: 'EUR', vat_rate: 2100, active: true };
  const [month, year] = [texts.month, texts.year];
  const monthly = { ...same, name: month[0], description: month[1], price_cents: 750, period: 'month' as const };
  const { id } = await commands.execute(new MakeProduct(monthly, given));
  const yearly = { ...same, name: year[0], description: year[1], price_cents: 7500, period: 'year' as const };
  await commands.execute(new MakeProduct(yearly, given));

  const paid = new Date(now.getTime() - 40 * DAY_MS);
  const bought = { viewer: viewers.get(buyer)!, at: paid, silent: true } as const;
  const purchase_id = (await commands.execute(new BeginPurchase(id, bought))).id;
  const details = { mandate: 'test-demo-4242', brand: 'Test card', last_four: '4242', expiry: '12/2030' };
  const told = { purchase_id, status: 'paid' as const, amount_cents: 750, currency: 'EUR' };
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
  // Silent events trigger no effects, so the level is granted here.
  const until = new Date(end);
  until.setUTCMonth(until.getUTCMonth() + 1);
  await commands.execute(new KeepSoldLevel(bought.viewer.id, level.id, until.toISOString(), 'demo'));
}
