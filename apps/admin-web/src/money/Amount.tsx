import { useLocale } from 'react-admin';
import Box from '@mui/material/Box';
import { amountOf } from './money.ts';

/** An amount in the language of the console; figures are as wide as each other, so that a column can be compared. */
export function Amount({ cents, currency }: { cents: number; currency: string }) {
  const language = useLocale();
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {amountOf(cents, currency, language)}
    </Box>
  );
}
