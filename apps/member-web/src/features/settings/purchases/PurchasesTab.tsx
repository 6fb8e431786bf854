import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import type { Me } from '../../../lib/session/session.ts';
import { useRetry } from '../../../lib/retry.ts';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { NotFound } from '../../../ui/state/NotFound.tsx';
import classes from '../Settings.module.css';
import { productsOptions, type Purchase, purchasesOptions, useLivePurchases } from './commerce.query.ts';
import { Offers } from './Offers.tsx';
import { OnePurchase } from './OnePurchase.tsx';
import { useSaid } from './said.ts';
import { WayBack } from './WayBack.tsx';
import { useWish } from './wish.ts';

/** Settings tab with purchases and products, or one purchase by address. */
export function PurchasesTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { purchase } = useParams();
  const purchases = useQuery(purchasesOptions);
  const products = useQuery(productsOptions);
  const { isWanted } = useWish();
  const retry = useRetry();
  useLivePurchases(me.id);
  if (purchases.isError) return <FailedState quiet title={t('shop.failed')} onRetry={retry} />;
  if (!purchases.data) return <div aria-busy />;
  if (purchase) {
    const found = purchases.data.find(({ id }) => String(id) === purchase);
    return found ? <OnePurchase purchase={found} /> : <NotFound />;
  }
  const owned = purchases.data.filter(runs).map(({ product }) => product.id);
  const offered = (products.data ?? []).filter(({ id }) => !owned.includes(id));
  const held = new Set(purchases.data.filter(({ state }) => state === 'active').map(({ level }) => level.id));
  const own = [...purchases.data].sort((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
  return (
    <div>
      <WayBack />
      <Offers wanted held={held} title={t('shop.wanted')} products={offered.filter(isWanted)} />
      {own.length === 0 && <p className={classes.hint}>{t('shop.none')}</p>}
      {own.length > 0 && <h2 className={classes.heading}>{t('shop.yours')}</h2>}
      <ul className={classes.sessions}>
        {own.map((each) => (
          <Row key={each.id} purchase={each} />
        ))}
      </ul>
      <Link to="/pricing" className={classes.device}>
        {t('shop.compare')}
      </Link>
      <Offers held={held} title={t('shop.forSale')} products={offered.filter((product) => !isWanted(product))} />
    </div>
  );
}

function Row({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation();
  const said = useSaid();
  const { keep } = useWish();
  return (
    <li className={classes.session}>
      <div className={classes.where}>
        <Link className={classes.device} to={keep(paths.settings(`purchases/${purchase.id}`))}>
          {purchase.product.name}
        </Link>
        <span className={classes.when}>
          {said.price(purchase)} · {said.state(purchase)}
        </span>
      </div>
      {purchase.checkout_url && (
        <Button component="a" href={keep(purchase.checkout_url)} size="xs">
          {t('shop.pay')}
        </Button>
      )}
    </li>
  );
}

/** Whether a purchase is running or awaits payment, so that its level cannot be bought twice. */
const runs = ({ state }: Purchase): boolean => ['begun', 'active', 'cancelled'].includes(state);
