import { moneyOf } from '@lyceum/contracts/money';
import { useLocale } from 'react-admin';
import Box from '@mui/material/Box';

/** An amount in the language of the console; figures are as wide as each other, so that a column can be compared. */
export function Amount({ cents, currency }: { cents: number; currency: string }) {
  const language = useLocale();
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {moneyOf(cents, currency, language)}
    </Box>
  );
}
