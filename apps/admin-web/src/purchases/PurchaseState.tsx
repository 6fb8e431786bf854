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

/** How it stands, and whether a charge has failed meanwhile. */
export function PurchaseState({ purchase: { state, payment_failed_at } }: { purchase: Purchase }) {
  const translate = useTranslate();
  const failing = payment_failed_at !== null && (state === 'active' || state === 'cancelled');
  return (
    <>
      <Badge tone={TONES[state]}>{translate(`purchase.states.${state}`)}</Badge>
      {failing ? (
        <>
          {' '}
          <Badge tone="flame">{translate('purchase.failing')}</Badge>
        </>
      ) : null}
    </>
  );
}
