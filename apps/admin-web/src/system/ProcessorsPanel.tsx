import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { ProcessorState } from '../data/types.ts';
import { Fact, Facts } from '../record/Facts.tsx';
import { Rows } from '../record/Rows.tsx';
import { Badge } from '../ui/Badge.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { AllWell } from './AllWell.tsx';
import { SystemPanel } from './SystemPanel.tsx';
import { useSystem } from './use-system.ts';

const isWell = ({ lag_events, parked, stalled }: ProcessorState) => lag_events === 0 && parked === 0 && !stalled;

const useSeconds = () => {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
  return (seconds: number) => format.format(seconds);
};

/** Panel of the event processors with their lag. */
export function ProcessorsPanel() {
  const translate = useTranslate();
  const seconds = useSeconds();
  const query = useSystem('processors', (provider) => provider.processors());
  return (
    <SystemPanel title="system.processors" query={query}>
      {({ data, oldest_write_transaction_seconds }) => (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {data.every(isWell) ? <AllWell>{translate('system.allTakenIn')}</AllWell> : null}
          <Facts>
            <Fact label={translate('system.furthestBehind')}>
              {seconds(Math.max(0, ...data.map(({ lag_seconds }) => lag_seconds)))}
            </Fact>
            <Fact label={translate('system.oldestTransaction')}>{seconds(oldest_write_transaction_seconds)}</Fact>
          </Facts>
          <Rows>
            {data.map((processor) => (
              <Processor key={processor.name} processor={processor} />
            ))}
          </Rows>
        </Box>
      )}
    </SystemPanel>
  );
}

function Processor({ processor }: { processor: ProcessorState }) {
  const translate = useTranslate();
  const seconds = useSeconds();
  const { name, mode, tables, lag_events, lag_seconds, parked, stalled, moved_at } = processor;
  return (
    <li>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {name} <Badge tone="quiet">{translate(`system.modes.${mode}`)}</Badge>
        {tables.length > 0 ? (
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{tables.join(', ')}</Box>
        ) : null}
        {stalled ? (
          <Alert severity="error" sx={{ mt: 1 }}>
            {translate('system.stalled', stalled)}
          </Alert>
        ) : null}
      </Box>
      <Box sx={{ fontSize: '0.875rem', textAlign: { sm: 'right' } }}>
        {lag_events === 0
          ? translate('system.upToDate')
          : translate('system.behind', { count: lag_events, age: seconds(lag_seconds) })}
        {parked > 0 ? ` · ${translate('system.parkedCount', { count: parked })}` : null}
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {translate('system.moved')} <RelativeTime moment={moved_at} />
        </Box>
      </Box>
    </li>
  );
}
