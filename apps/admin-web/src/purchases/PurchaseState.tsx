import type { Purchase } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Badge, type Tone } from '../ui/Badge.tsx';

const TONES: Record<Purchase['state'], Tone> = {
  begun: 'outline',
  abandoned: 'quiet',
  active: 'accent',
  cancelled: 'outline',
  ended: 'quiet',
  refunded: 'quiet',
};

/** Badges of a purchase: its state, a running renewal, a failed payment and the refund state. */
export function PurchaseState({ purchase }: { purchase: Purchase }) {
  const translate = useTranslate();
  const { state, payment_failed_at, renewal, refund_state } = purchase;
  const failing = payment_failed_at !== null && (state === 'active' || state === 'cancelled');
  return (
    <>
      <Badge tone={TONES[state]}>{translate(`purchase.states.${state}`)}</Badge>
      {renewal === null ? null : (
        <>
          {' '}
          <Badge tone="outline">{translate(`purchase.renewals.${renewal}`)}</Badge>
        </>
      )}
      {refund_state === null ? null : (
        <>
          {' '}
          <Badge tone={refund_state === 'failed' ? 'flame' : 'quiet'}>
            {translate(`purchase.refunds.${refund_state}`)}
          </Badge>
        </>
      )}
      {failing ? (
        <>
          {' '}
          <Badge tone="flame">{translate('purchase.failing')}</Badge>
        </>
      ) : null}
    </>
  );
}
