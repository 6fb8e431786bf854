import type { Module } from '../../lib/modules/module.ts';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import { WIDE } from '../../lib/screen/frame.ts';
import { settingsTexts } from './texts/index.ts';
import { formTexts } from '../../ui/form/texts/index.ts';
import { reportTexts } from '../../entities/reports/texts/index.ts';
import { avatarTexts } from '../../entities/members/avatar/texts/index.ts';

interface Bought {
  purchase: { id: number; name: string };
}
const what = ({ purchase }: Bought) => purchase.name;
const to = ({ purchase }: Bought) => paths.settings(`purchases/${purchase.id}`);

export const settings: Module = {
  name: 'settings',
  routes: [
    {
      path: 'profile/settings/:type?/:purchase?/:part?',
      handle: WIDE,
      lazy: withTexts(() => import('../../routes/settings.tsx'), settingsTexts, formTexts, avatarTexts, reportTexts),
      hydrateFallbackElement: <></>,
    },
    {
      path: 'pricing',
      handle: WIDE,
      lazy: withTexts(() => import('../../routes/pricing.tsx'), settingsTexts),
      hydrateFallbackElement: <></>,
    },
    {
      path: 'checkout/test/:id',
      handle: WIDE,
      lazy: withTexts(() => import('../../routes/checkout.tsx'), settingsTexts),
      hydrateFallbackElement: <></>,
    },
  ],
  notifications: {
    invoice_issued: { text: 'invoiceIssued', what, to: (n) => `${to(n)}/invoices` },
    payment_failed: { text: 'paymentFailed', what, to },
    purchase_ending: { text: 'purchaseEnding', what, to },
  },
};
