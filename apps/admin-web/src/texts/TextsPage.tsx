import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { CanAccess } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { AccessDenied } from '../layout/pages.tsx';
import { RowsSkeleton } from '../list/RowsSkeleton.tsx';
import { RecordSkeleton } from '../record/RecordPage.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { State } from '../ui/State.tsx';
import { found, type Text } from './texts.ts';
import { TextRow } from './TextRow.tsx';
import { useTextsPage } from './use-texts-page.ts';

/** So many stand on the page at first; more are asked for. */
const PAGE = 40;

/** The words of the member app, to be said in the community's own way. */
export default function TextsPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useTextsPage();
  return (
    <CanAccess resource="texts" action="list" loading={<RecordSkeleton />} accessDenied={<AccessDenied />}>
      <PageHeading title={translate('resources.texts.name', { count: 2 })} under={translate('texts.hint')} />
      {data ? (
        <Texts texts={data} />
      ) : (
        <Card>{error ? <FailedState error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />}</Card>
      )}
    </CanAccess>
  );
}

function Texts({ texts }: { texts: readonly Text[] }) {
  const translate = useTranslate();
  const [q, setQ] = useState('');
  const [ownOnly, setOwnOnly] = useState(false);
  const [shown, setShown] = useState(PAGE);
  const rows = found(texts, useDeferredValue(q), ownOnly);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <TextField
          type="search"
          value={q}
          onChange={({ target }) => setQ(target.value)}
          placeholder={translate('texts.search')}
          slotProps={{
            htmlInput: { 'aria-label': translate('texts.search'), maxLength: 100, 'data-list-search': true },
          }}
          sx={{ flex: '1 1 220px', maxWidth: 420 }}
        />
        <FormControlLabel
          control={<Switch checked={ownOnly} onChange={(_, checked) => setOwnOnly(checked)} />}
          label={translate('texts.ownOnly')}
        />
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {translate('list.found', { count: rows.length })}
        </Box>
      </Box>
      <Card>
        {rows.length === 0 ? (
          <State icon={<TranslateOutlined />} title={translate('texts.none')} hint={translate('texts.noneHint')} />
        ) : (
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
          >
            {rows.slice(0, shown).map((text) => (
              <TextRow key={text.key} text={text} />
            ))}
          </Box>
        )}
      </Card>
      {rows.length > shown ? (
        <Button variant="outlined" onClick={() => setShown(shown + PAGE)} sx={{ mt: 2 }}>
          {translate('texts.more')}
        </Button>
      ) : null}
    </>
  );
}
