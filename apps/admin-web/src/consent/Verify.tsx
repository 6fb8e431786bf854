import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useErrorText } from '../data/errors.ts';
import type { ConsoleDataProvider } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';

/** Button that lets the server verify the hash chain of the whole ledger, and shows the result. */
export function Verify() {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const errorText = useErrorText();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async () => (await provider.verifyConsents()).data,
  });
  const [first] = data?.broken ?? [];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
        {translate('consent.verify')}
      </Button>
      <div role="status">
        {error ? <Alert severity="error">{errorText(error)}</Alert> : null}
        {data && !first ? <Alert severity="success">{translate('consent.whole', { count: data.lines })}</Alert> : null}
        {data && first ? (
          <Alert severity="error">
            {translate('consent.broken', {
              count: data.broken.length,
              subject: first.subject.slice(0, 8),
              number: first.number,
            })}
          </Alert>
        ) : null}
      </div>
    </Box>
  );
}
