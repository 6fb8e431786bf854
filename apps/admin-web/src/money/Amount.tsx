import { moneyOf } from '@lyceum/contracts/money';
import { useLocale } from 'react-admin';
import Box from '@mui/material/Box';

/** An amount in the console's language. Uses tabular digits, so that columns align. */
export function Amount({ cents, currency }: { cents: number; currency: string }) {
  const language = useLocale();
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {moneyOf(cents, currency, language)}
    </Box>
  );
}
