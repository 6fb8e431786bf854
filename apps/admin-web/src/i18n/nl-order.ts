import type { enOrder } from './en-order.ts';

export const nlOrder: typeof enOrder = {
  order: 'Volgorde',
  orderTitle: 'Boards op volgorde zetten',
  orderHint: 'Sleep een board, of gebruik de pijlen. Leden zien de nieuwe volgorde meteen.',
  orderOf: 'Welke boards',
  firstLevel: 'Boards op zichzelf',
  orderSave: 'Volgorde opslaan',
  orderSame: 'De volgorde is nog dezelfde.',
  ordered: 'De boards staan in de nieuwe volgorde.',
  orderReasons: { 0: 'Het drukste bovenaan', 1: 'Nieuwe leden vinden zo beter de weg' },
  moved: '%{name} staat nu op plaats %{place} van %{count}.',
  move: { up: '%{name} omhoog', down: '%{name} omlaag' },
};
