import { moneyOf } from '@lyceum/contracts/money';
import { useTranslation } from 'react-i18next';
import type { Purchase } from './commerce.query.ts';

/** Formatters for money, days, prices and purchase states in the app's language. */
export function useSaid() {
  const { t, i18n } = useTranslation();
  const money = (cents: number, currency: string) => moneyOf(cents, currency, i18n.language);
  const day = (moment: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(moment));
  const price = ({ price_cents, currency, period }: Pick<Purchase, 'price_cents' | 'currency' | 'period'>) =>
    t(`shop.per.${period}`, { money: money(price_cents, currency) });
  const state = ({ state: is, ends_at, renews_at, renewal }: Purchase) => {
    if (renewal) return t(`shop.renewal.${renewal}`);
    if (is === 'active' && renews_at) return t('shop.renews', { day: day(renews_at) });
    if (is === 'active' && !ends_at) return t('shop.forGood');
    if (is === 'cancelled' && ends_at) return t('shop.until', { day: day(ends_at) });
    return t(`shop.states.${is}`);
  };
  return { money, day, price, state };
}
