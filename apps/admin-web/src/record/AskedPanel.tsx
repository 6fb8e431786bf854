import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { Panel } from './Panel.tsx';

interface Props<T> {
  title: string;
  query: UseQueryResult<T>;
  /** Error text. */
  failed: string;
  /** Renders the whole panel once the data has loaded. */
  children: (data: T) => ReactNode;
}

/** Panel with data that loads separately from its record. Shows a loading state, or an error with a retry button. */
export function AskedPanel<T>({ title, query: { data, isPending, refetch }, failed, children }: Props<T>) {
  const translate = useTranslate();
  if (isPending) {
    return (
      <Panel title={title}>
        <Skeleton variant="rounded" height={40} aria-label={translate('app.loading')} />
      </Panel>
    );
  }
  if (!data) {
    return (
      <Panel title={title}>
        <Box role="alert" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          {failed}
          <Button size="small" variant="outlined" onClick={() => void refetch()}>
            {translate('app.retry')}
          </Button>
        </Box>
      </Panel>
    );
  }
  return children(data);
}
