import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { DayChart } from '../dashboard/DayChart.tsx';
import { DayTable } from '../dashboard/DayTable.tsx';
import type { ConsoleDataProvider } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { RowsSkeleton } from '../list/RowsSkeleton.tsx';
import { useCount } from '../list/Total.tsx';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

const SERIES = ['visits', 'sessions'] as const;

/** Page with anonymous visit statistics of the last thirty days, from visitors who consented to counting. */
export default function VisitsPage() {
  const translate = useTranslate();
  const count = useCount();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['visits'],
    queryFn: async () => (await provider.visits()).data,
  });
  return (
    <>
      <PageHeading title={translate('resources.visits.name', { count: 2 })} under={translate('consent.visitsHint')} />
      {data ? (
        <Columns>
          <Panel title={translate('consent.days', { count: data.days.length })}>
            <Facts>
              <Fact label={translate('home.series.visits')}>{count(data.visits)}</Fact>
              <Fact label={translate('home.series.sessions')}>{count(data.sessions)}</Fact>
            </Facts>
            <Box sx={{ display: 'grid', gap: 3, my: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              {SERIES.map((series) => (
                <DayChart key={series} days={data.days} series={series} />
              ))}
            </Box>
            <DayTable days={data.days} series={SERIES} />
          </Panel>
          <Most title={translate('consent.pages')} rows={data.pages.map(({ path, visits }) => [path, visits])} />
          <Most title={translate('consent.events')} rows={data.events.map(({ event, visits }) => [event, visits])} />
        </Columns>
      ) : (
        <Card>{error ? <FailedState error={error} onRetry={() => void refetch()} /> : <RowsSkeleton rows={4} />}</Card>
      )}
    </>
  );
}

function Most({ title, rows }: { title: string; rows: readonly (readonly [name: string, visits: number])[] }) {
  const translate = useTranslate();
  const count = useCount();
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{translate('consent.noVisits')}</Box>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {rows.map(([name, visits]) => (
            <Box component="li" key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              <span>{count(visits)}</span>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
