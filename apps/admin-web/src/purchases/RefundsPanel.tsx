import Box from '@mui/material/Box';
import { dateOf } from '@lyceum/browser/time';
import type { Purchase } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Amount } from '../money/Amount.tsx';
import { Panel } from '../record/Panel.tsx';
import { Rows } from '../record/Rows.tsx';
import { Badge } from '../ui/Badge.tsx';
import { useReader } from '../ui/use-reader.ts';

/** Panel with every refund of a purchase and its state, newest first. */
export function RefundsPanel({ purchase: { refunds, currency } }: { purchase: Purchase }) {
  const translate = useTranslate();
  const reader = useReader();
  if (refunds.length === 0) return null;
  return (
    <Panel title={translate('purchase.refundsTitle')}>
      <Rows>
        {refunds.map(({ id, amount_cents, state, origin, asked_at, settled_at }) => {
          const moment = settled_at ?? asked_at;
          return (
            <li key={id}>
              <Amount cents={amount_cents} currency={currency} />
              <Badge tone={state === 'failed' ? 'flame' : state === 'asked' ? 'outline' : 'quiet'}>
                {translate(`purchase.refunds.${state}`)}
              </Badge>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {translate(`purchase.origins.${origin}`)}
                {' · '}
                <time dateTime={moment}>{dateOf(moment, reader)}</time>
              </Box>
            </li>
          );
        })}
      </Rows>
    </Panel>
  );
}
