import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Dashboard } from '../data/types.ts';
import { RowsSkeleton } from '../list/RowsSkeleton.tsx';
import { useCount } from '../list/Total.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Activity } from './Activity.tsx';
import { Running } from './Running.tsx';
import { useDashboard } from './use-dashboard.ts';

/** Statistics of the dashboard: activity, members and the state of the system. */
export function Figures() {
  const { data, error, refetch } = useDashboard();
  if (!data) {
    return (
      <Card>{error ? <FailedState error={error} onRetry={() => void refetch()} /> : <RowsSkeleton rows={4} />}</Card>
    );
  }
  const { days, members, system } = data;
  return (
    <>
      <Activity days={days} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: system ? '1fr 1fr' : '1fr' } }}>
        <Members members={members} />
        {system ? <Running system={system} /> : null}
      </Box>
    </>
  );
}

function Members({ members }: Pick<Dashboard, 'members'>) {
  const translate = useTranslate();
  const count = useCount();
  return (
    <Panel title={translate('resources.members.name', { count: 2 })}>
      <Facts>
        <Fact label={translate('home.members.total')}>{count(members.total)}</Fact>
        <Fact label={translate('home.members.week')}>{count(members.seen_week)}</Fact>
        <Fact label={translate('home.members.month')}>{count(members.seen_month)}</Fact>
      </Facts>
    </Panel>
  );
}
