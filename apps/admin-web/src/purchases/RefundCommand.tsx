import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { moneyOf } from '@lyceum/contracts/money';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import type { Purchase } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { decimalOf, hundredthsOf } from '../money/money.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

/** Refundable rest of the last payment, in cents. */
export const leftOf = ({ last_cents, refunded_cents }: Purchase): number => last_cents - refunded_cents;

/** Refunds the last payment in full or in part. Ended purchases qualify too. */
export function RefundCommand({ purchase }: { purchase: Purchase }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('purchase.refund')}
      </Button>
      {asking ? <RefundDialog purchase={purchase} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function RefundDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const translate = useTranslate();
  const language = useLocale() ?? 'en';
  const { id, currency, state, level, member } = purchase;
  const left = leftOf(purchase);
  const [typed, setTyped] = useState(() => fieldOf(left, language));
  const cents = hundredthsOf(typed);
  const amount = cents !== null && cents >= 1 && cents <= left ? cents : null;
  const money = (of: number) => moneyOf(of, currency, language);
  const most = money(left);
  const send = useCommand(
    (provider, reason: string) =>
      // A full refund sends no amount, because the server knows the exact rest.
      provider.refundPurchase({ id, reason, ...(amount !== left && amount !== null && { amount_cents: amount }) }),
    translate('purchase.refundDone'),
  );
  const names = {
    member: member?.name || member?.username || translate('purchase.gone'),
    level: level.name,
    rest: money(left - (amount ?? 0)),
  };
  const isRunning = state === 'active' || state === 'cancelled';
  const consequence = !isRunning ? 'refundEnded' : amount === left ? 'refundWhole' : 'refundPart';
  return (
    <ReasonDialog
      title={translate('purchase.refundTitle')}
      hint={translate('purchase.refundHint', { product: purchase.product.name })}
      submit={
        amount === null ? translate('purchase.refund') : translate('purchase.refundSubmit', { money: money(amount) })
      }
      reasons="purchase.refundReasons"
      invalid={amount === null ? translate('purchase.refundAmountWrong', { most }) : null}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={translate('purchase.refundAmount', { currency })}
        helperText={translate('purchase.refundMost', { most })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={amount === null}
        required
        autoFocus
        slotProps={{ htmlInput: { inputMode: 'decimal', sx: { textAlign: 'right' } } }}
      />
      <div role="status">
        {amount === null ? null : (
          <Alert severity={consequence === 'refundWhole' ? 'warning' : 'info'}>
            {translate(`purchase.${consequence}`, names)}
          </Alert>
        )}
      </div>
    </ReasonDialog>
  );
}

/** Formats with the decimal separator of the user's language. The field accepts both separators. */
function fieldOf(cents: number, language: string): string {
  const decimal = decimalOf(cents);
  return language === 'nl' ? decimal.replace('.', ',') : decimal;
}
