import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Panel } from '../record/Panel.tsx';

interface Props<T> {
  title: string;
  /** Query key: the kind of data and the quiz. */
  name: (string | number)[];
  ask: (provider: ConsoleDataProvider) => Promise<T>;
  action?: ReactNode;
  /** Returns null to hide the panel. */
  children: (answer: T) => ReactNode;
}

/** Panel of a quiz that loads its own data, with a loading and an error state. */
export function Asked<T>({ title, name, ask, action, children }: Props<T>) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, isPending, refetch } = useQuery({ queryKey: ['quizzes', ...name], queryFn: () => ask(provider) });
  if (isPending) {
    return (
      <Panel title={title}>
        <Skeleton variant="rounded" height={40} aria-label={translate('app.loading')} />
      </Panel>
    );
  }
  if (data === undefined) {
    return (
      <Panel title={title}>
        <Box role="alert" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          {translate('quiz.failed')}
          <Button size="small" variant="outlined" onClick={() => void refetch()}>
            {translate('app.retry')}
          </Button>
        </Box>
      </Panel>
    );
  }
  const shown = children(data);
  return shown === null ? null : (
    <Panel title={title} action={action}>
      {shown}
    </Panel>
  );
}
