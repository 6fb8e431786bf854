import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import type { HistoryKind } from '../data/types.ts';
import { Panel } from '../record/Panel.tsx';
import type { ToldEntry } from './changes.ts';
import { HistoryItem } from './HistoryItem.tsx';
import { useHistory } from './use-history.ts';

const SHOWN_AT_FIRST = 10;

interface Props {
  kind: HistoryKind;
  id: number;
  /** Name of the record in the sentences. */
  name: string;
  /** Set if a page shows more than one history. */
  title?: string;
}

/** Panel with the history of a record: each change with its author, time and reason. */
export function History({ kind, id, name, title }: Props) {
  const translate = useTranslate();
  return (
    <Panel title={title ?? translate('history.title')}>
      <Told kind={kind} id={id} name={name} />
    </Panel>
  );
}

function Told({ kind, id, name }: Props) {
  const translate = useTranslate();
  const { data, isPending, refetch } = useHistory(kind, id);
  if (isPending) return <HistorySkeleton />;
  if (data) return data.length > 0 ? <Timeline entries={data} name={name} /> : translate('history.empty');
  return (
    <Box role="alert" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', fontSize: '0.875rem' }}>
      {translate('history.failed')}
      <Button size="small" variant="outlined" onClick={() => void refetch()}>
        {translate('app.retry')}
      </Button>
    </Box>
  );
}

function Timeline({ entries, name }: { entries: ToldEntry[]; name: string }) {
  const translate = useTranslate();
  const [whole, setWhole] = useState(false);
  const shown = whole ? entries : entries.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((entry, index) => (
          <HistoryItem key={entry.id} entry={entry} name={name} last={index === shown.length - 1} />
        ))}
      </Box>
      {shown.length < entries.length ? (
        <Button size="small" variant="text" onClick={() => setWhole(true)} sx={{ mt: 1.5 }}>
          {translate('history.more', { count: entries.length })}
        </Button>
      ) : null}
    </>
  );
}

function HistorySkeleton() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('app.loading')} sx={{ display: 'grid', gap: 2.5 }}>
      {[0, 1].map((row) => (
        <Box key={row} sx={{ display: 'flex', gap: 1.5 }}>
          <Skeleton variant="circular" width={28} height={28} />
          <Box sx={{ flex: 1, display: 'grid', gap: 1 }}>
            <Skeleton variant="rounded" height={14} />
            <Skeleton variant="rounded" height={12} width="40%" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
