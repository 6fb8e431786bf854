import { Button } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { loginPath } from '../../../lib/address/return-to.ts';
import { useMe } from '../../../lib/session/session.ts';
import { useFeature } from '../../../lib/session/settings.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { NotFound } from '../../../ui/state/NotFound.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import settings from '../Settings.module.css';
import { productsOptions } from './commerce.query.ts';
import classes from './Pricing.module.css';
import { useSaid } from './said.ts';

const PRICING = '/pricing';

/** `/pricing`: all plans, for guests and members. */
export function PricingScreen() {
  const { t } = useTranslation();
  const sells = useFeature({ plugin: 'commerce' });
  if (sells === false) return <NotFound />;
  return (
    <>
      <PageHeading title={t('shop.pricing.title')} className={settings.title}>
        {t('shop.pricing.title')}
      </PageHeading>
      <p className={classes.intro}>{t('shop.pricing.intro')}</p>
      {sells && <Plans />}
    </>
  );
}

function Plans() {
  const { t } = useTranslation();
  const me = useMe();
  const said = useSaid();
  const products = useQuery(productsOptions);
  if (products.isError) {
    return <FailedState title={t('shop.pricing.failed')} onRetry={() => void products.refetch()} />;
  }
  if (!products.data) return <RowsSkeleton label={t('app.loading')} rows={3} />;
  if (products.data.length === 0) {
    const icon = <IconTag size={24} stroke={1.6} />;
    return <EmptyState icon={icon} title={t('shop.pricing.none')} hint={t('shop.pricing.noneHint')} />;
  }
  const there = { pathname: PRICING, search: '', hash: '' };
  return (
    <ul className={classes.plans} aria-label={t('shop.pricing.title')}>
      {products.data.map((product) => (
        <li key={product.id} className={classes.plan}>
          <h2>{product.name}</h2>
          <p className={classes.price}>{said.price(product)}</p>
          {product.description && <p>{product.description}</p>}
          <p className={classes.level}>{t('shop.pricing.level', { level: product.level.name })}</p>
          {me === null ? (
            <Button component={Link} to={loginPath(there, '#register')}>
              {t('app.register')}
            </Button>
          ) : (
            <Button
              component={Link}
              to={paths.shop([product.level.name], PRICING)}
              disabled={me === undefined}
              aria-label={t('shop.pricing.chooseOne', { name: product.name })}
            >
              {t('shop.pricing.choose')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
