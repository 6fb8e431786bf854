import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { NotFound } from '../../../ui/state/NotFound.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import classes from '../Settings.module.css';
import {
  detailsOptions,
  invoicesOptions,
  type Purchase,
  useChangeDetails,
  useChangeRunning,
} from './commerce.query.ts';
import { useSaid } from './said.ts';
import { WayBack } from './WayBack.tsx';
import { useWish } from './wish.ts';

const ConfirmDialog = lazy(() => import('../../../ui/dialog/ConfirmDialog.tsx'));
const PARTS = ['invoices', 'payment-details', 'cancel-purchase'] as const;

interface Props {
  purchase: Purchase;
}

/** One purchase with tabs for its invoices, payment details and cancellation. */
export function OnePurchase({ purchase }: Props) {
  const { t } = useTranslation();
  const { part } = useParams();
  const said = useSaid();
  const { keep } = useWish();
  const at = (name?: string) => keep(paths.settings(`purchases/${purchase.id}${name ? `/${name}` : ''}`));
  const chosen = PARTS.find((name) => name === part);
  if (part && !chosen) return <NotFound />;
  const tabs = [
    { name: 'purchase', to: at(), text: purchase.product.name },
    ...PARTS.map((name) => ({ name, to: at(name), text: t(`shop.parts.${name}`) })),
  ];
  return (
    <div>
      <Tabs label={purchase.product.name} tabs={tabs} chosen={chosen ?? 'purchase'} />
      {!chosen && (
        <>
          <p>{t('shop.gives', { level: purchase.level.name, price: said.price(purchase) })}</p>
          <p>{said.state(purchase)}</p>
          {purchase.payment_failed_at && purchase.state === 'active' && <p role="status">{t('shop.paymentFailed')}</p>}
          <div className={`${classes.buttons} ${classes.next}`}>
            {purchase.checkout_url && (
              <Button component="a" href={keep(purchase.checkout_url)}>
                {t('shop.pay')}
              </Button>
            )}
            <WayBack bought={purchase.state === 'active'} />
          </div>
        </>
      )}
      {chosen === 'invoices' && <Invoices purchase={purchase} />}
      {chosen === 'payment-details' && <Details purchase={purchase} />}
      {chosen === 'cancel-purchase' && <Cancelling purchase={purchase} />}
    </div>
  );
}

function Invoices({ purchase }: Props) {
  const { t } = useTranslation();
  const said = useSaid();
  const invoices = useQuery(invoicesOptions);
  const own = invoices.data?.filter(({ purchase_id }) => purchase_id === purchase.id) ?? [];
  if (invoices.data && own.length === 0) return <p className={classes.hint}>{t('shop.noInvoices')}</p>;
  return (
    <ul className={classes.sessions} aria-busy={invoices.isPending || undefined}>
      {own.map(({ id, number, kind, gross_cents, currency, issued_at, file }) => (
        <li key={id} className={classes.session}>
          <div className={classes.where}>
            <span className={classes.device}>{t(`shop.kinds.${kind}`, { number })}</span>
            <span className={classes.when}>
              {said.day(issued_at)} · {said.money(gross_cents, currency)}
            </span>
          </div>
          <Button
            component="a"
            href={file}
            download
            size="xs"
            variant="default"
            aria-label={t('shop.downloadOne', { number })}
          >
            {t('shop.download')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Details({ purchase }: Props) {
  const { t } = useTranslation();
  const details = useQuery(detailsOptions);
  const change = useChangeDetails(purchase.id);
  const own = details.data?.find(({ purchase: { id } }) => id === purchase.id);
  if (!details.data) return <div aria-busy />;
  if (!own) return <p className={classes.hint}>{t('shop.noDetails')}</p>;
  return (
    <>
      <p>{t('shop.details', { brand: own.brand, last: own.last_four, expiry: own.expiry })}</p>
      {purchase.state === 'active' && (
        <Button variant="default" loading={change.isPending} onClick={() => change.mutate()}>
          {t('shop.changeDetails')}
        </Button>
      )}
    </>
  );
}

function Cancelling({ purchase }: Props) {
  const { t } = useTranslation();
  const said = useSaid();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const change = useChangeRunning(purchase.id);
  if (purchase.state === 'cancelled') {
    return (
      <>
        <p>{said.state(purchase)}</p>
        <Button variant="default" loading={change.isPending} onClick={() => change.mutate('resume')}>
          {t('shop.resume')}
        </Button>
      </>
    );
  }
  if (purchase.state !== 'active' || !purchase.ends_at)
    return <p className={classes.hint}>{t('shop.nothingToCancel')}</p>;
  const text = t('shop.cancelText', { day: said.day(purchase.ends_at) });
  return (
    <>
      <p>{text}</p>
      <Button color="danger" onClick={() => setAsking(true)}>
        {t('shop.cancel')}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={t('shop.cancelTitle')}
            text={text}
            action={t('shop.cancel')}
            onConfirm={() =>
              change.mutateAsync('cancel').then(() => navigate(paths.settings(`purchases/${purchase.id}`)))
            }
            onDone={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
