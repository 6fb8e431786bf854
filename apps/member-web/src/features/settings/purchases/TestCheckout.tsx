import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { loginPath } from '../../../lib/address/return-to.ts';
import { useMe } from '../../../lib/session/session.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { NotFound } from '../../../ui/state/NotFound.tsx';
import classes from '../Settings.module.css';
import { testCheckoutOptions, useEndCheckout } from './commerce.query.ts';
import { useSaid } from './said.ts';
import { useWish } from './wish.ts';

/** Checkout page of the built-in test provider, which states that no money moves. */
export function TestCheckout() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const me = useMe();
  const location = useLocation();
  const checkout = useQuery({ ...testCheckoutOptions(id), retry: false, enabled: Boolean(me) });
  const end = useEndCheckout(id);
  const said = useSaid();
  const { keep } = useWish();
  const navigate = useNavigate();
  if (me === null) return <Navigate to={loginPath(location)} replace />;
  if (checkout.isError) return <NotFound />;
  if (!checkout.data) return <div aria-busy />;
  const { purchase_id, amount_cents, currency, status, kind } = checkout.data;
  const back = keep(paths.settings(`purchases/${purchase_id}`));
  if (status !== 'open') return <Navigate to={back} replace />;
  const says = (outcome: 'pay' | 'pay_once' | 'fail' | 'abandon') => () =>
    end.mutate(outcome, { onSuccess: () => void navigate(back, { replace: true }) });
  return (
    <div className={classes.screen}>
      <PageHeading title={t('shop.test.title')} className={classes.title} />
      <section className={classes.panel} aria-label={t('shop.test.title')}>
        <p className={classes.notice}>{t('shop.test.hint')}</p>
        {kind === 'checkout' && <p className={classes.amount}>{said.money(amount_cents, currency)}</p>}
        <div className={classes.buttons}>
          <Button loading={end.isPending && end.variables === 'pay'} onClick={says('pay')}>
            {t('shop.test.pay')}
          </Button>
          <Button variant="default" onClick={says('pay_once')}>
            {t('shop.test.payOnce')}
          </Button>
          <Button variant="default" onClick={says('fail')}>
            {t('shop.test.fail')}
          </Button>
          <Button variant="default" onClick={says('abandon')}>
            {t('shop.test.abandon')}
          </Button>
        </div>
      </section>
    </div>
  );
}
