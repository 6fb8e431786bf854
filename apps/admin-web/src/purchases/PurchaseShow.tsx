import { dateOf } from '@lyceum/browser/time';
import type { Purchase } from '../data/types.ts';
import { History } from '../history/History.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { Amount } from '../money/Amount.tsx';
import { rateOf } from '../money/money.ts';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { ListLink, RecordLink } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { useReader } from '../ui/use-reader.ts';
import { Buyer } from './Buyer.tsx';
import { PurchaseState } from './PurchaseState.tsx';
import { leftOf, RefundCommand } from './RefundCommand.tsx';
import { RefundsPanel } from './RefundsPanel.tsx';

/** Page that shows a purchase, with its refunds and commands. */
export default function PurchaseShow() {
  return <RecordPage<Purchase>>{(purchase) => <PurchaseRecord purchase={purchase} />}</RecordPage>;
}

type Day = 'begun_at' | 'paid_at' | 'renews_at' | 'ends_at' | 'payment_failed_at';
const DAYS: readonly Day[] = ['begun_at', 'paid_at', 'renews_at', 'ends_at', 'payment_failed_at'];

function PurchaseRecord({ purchase }: { purchase: Purchase }) {
  const translate = useTranslate();
  const reader = useReader();
  const { state, currency, product, period, ends_at } = purchase;
  const label = (
    field:
      Day | 'product' | 'member' | 'level' | 'price_cents' | 'last_cents' | 'refunded_cents' | 'vat_rate' | 'period',
  ) => translate(`resources.purchases.fields.${field}`);
  const isRefundable = purchase.paid_at !== null && state !== 'refunded' && leftOf(purchase) > 0;
  return (
    <>
      <PageHeading
        title={product.name}
        back={{ to: '/purchases', label: translate('resources.purchases.name', { count: 2 }) }}
        under={<PurchaseState purchase={purchase} />}
        actions={
          <>
            {state === 'active' && ends_at !== null ? <CancelCommand purchase={purchase} /> : null}
            {isRefundable ? <RefundCommand purchase={purchase} /> : null}
          </>
        }
      />
      <Columns aside={<History kind="purchase" id={purchase.id} name={product.name} />}>
        <Panel
          title={translate('purchase.about')}
          action={
            <ListLink resource="invoices" filter={{ member_id: purchase.member_id }}>
              {translate('purchase.invoices')}
            </ListLink>
          }
        >
          <Facts>
            <Fact label={label('member')}>
              <Buyer of={purchase} />
            </Fact>
            <Fact label={label('product')}>
              <RecordLink resource="products" id={product.id}>
                {product.name}
              </RecordLink>
            </Fact>
            <Fact label={label('level')}>{purchase.level.name}</Fact>
            <Fact label={label('price_cents')}>
              <Amount cents={purchase.price_cents} currency={currency} />
            </Fact>
            <Fact label={label('vat_rate')}>{rateOf(purchase.vat_rate, reader.language)}</Fact>
            <Fact label={label('period')}>{translate(`product.periods.${period}`)}</Fact>
            {purchase.paid_at === null ? null : (
              <Fact label={label('last_cents')}>
                <Amount cents={purchase.last_cents} currency={currency} />
              </Fact>
            )}
            {purchase.refunded_cents === 0 ? null : (
              <Fact label={label('refunded_cents')}>
                <Amount cents={purchase.refunded_cents} currency={currency} />
              </Fact>
            )}
            {DAYS.map((day) => {
              // A refunded purchase has no paid period, so its end date is hidden.
              const moment = day === 'ends_at' && purchase.state === 'refunded' ? null : purchase[day];
              return moment === null ? null : (
                <Fact key={day} label={label(day)}>
                  <time dateTime={moment}>{dateOf(moment, reader)}</time>
                </Fact>
              );
            })}
          </Facts>
        </Panel>
        <RefundsPanel purchase={purchase} />
      </Columns>
    </>
  );
}

function CancelCommand({ purchase: { id, product } }: { purchase: Purchase }) {
  const translate = useTranslate();
  return (
    <ReasonedCommand
      label={translate('purchase.cancel')}
      asked={{
        name: product.name,
        title: translate('purchase.cancelTitle'),
        hint: translate('purchase.cancelHint'),
        submit: translate('purchase.cancel'),
        reasons: 'purchase.cancelReasons',
        done: translate('purchase.cancelDone'),
        send: (provider, reason) => provider.cancelPurchase({ id, reason }),
      }}
    />
  );
}
