import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import type { Me } from '../../../lib/session/session.ts';
import { useRetry } from '../../../lib/retry.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { NotFound } from '../../../ui/state/NotFound.tsx';
import classes from '../Settings.module.css';
import { productsOptions, type Purchase, purchasesOptions, useBuy, useLivePurchases } from './commerce.query.ts';
import { OnePurchase } from './OnePurchase.tsx';
import { useSaid } from './said.ts';

/** What was bought and what is for sale; below it, by the address, one purchase. */
export function PurchasesTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { purchase } = useParams();
  const purchases = useQuery(purchasesOptions);
  const retry = useRetry();
  useLivePurchases(me.id);
  if (purchases.isError) return <FailedState quiet title={t('shop.failed')} onRetry={retry} />;
  if (!purchases.data) return <div aria-busy />;
  if (purchase) {
    const found = purchases.data.find(({ id }) => String(id) === purchase);
    return found ? <OnePurchase purchase={found} /> : <NotFound />;
  }
  return (
    <div>
      {purchases.data.length === 0 && <p className={classes.hint}>{t('shop.none')}</p>}
      {purchases.data.length > 0 && <h2 className={classes.heading}>{t('shop.yours')}</h2>}
      <ul className={classes.sessions}>
        {purchases.data.map((each) => (
          <Row key={each.id} purchase={each} />
        ))}
      </ul>
      <ForSale owned={purchases.data.filter(runs).map(({ product }) => product.id)} />
    </div>
  );
}

function Row({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation();
  const said = useSaid();
  return (
    <li className={classes.session}>
      <div className={classes.where}>
        <Link className={classes.device} to={paths.settings(`purchases/${purchase.id}`)}>
          {purchase.product.name}
        </Link>
        <span className={classes.when}>
          {said.price(purchase)} · {said.state(purchase)}
        </span>
      </div>
      {purchase.checkout_url && (
        <Button component="a" href={purchase.checkout_url} size="xs">
          {t('shop.pay')}
        </Button>
      )}
    </li>
  );
}

/** What runs, or waits to be paid, is not bought once more. */
const runs = ({ state }: Purchase): boolean => ['begun', 'active', 'cancelled'].includes(state);

function ForSale({ owned }: { owned: readonly number[] }) {
  const { t } = useTranslation();
  const products = useQuery(productsOptions);
  const buy = useBuy();
  const said = useSaid();
  const offered = (products.data ?? []).filter(({ id }) => !owned.includes(id));
  if (offered.length === 0) return null;
  return (
    <section aria-label={t('shop.forSale')}>
      <h2 className={classes.heading}>{t('shop.forSale')}</h2>
      {buy.error && <Refusal>{buy.error.message}</Refusal>}
      <ul className={classes.sessions}>
        {offered.map((product) => (
          <li key={product.id} className={classes.session}>
            <div className={classes.where}>
              <span className={classes.device}>{product.name}</span>
              <span className={classes.when}>{product.description}</span>
              <span className={classes.when}>
                {t('shop.gives', { level: product.level.name, price: said.price(product) })}
              </span>
            </div>
            <Button
              size="xs"
              loading={buy.isPending && buy.variables === product.id}
              aria-label={t('shop.buyOne', { name: product.name })}
              onClick={() => buy.mutate(product.id)}
            >
              {t('shop.buy')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
