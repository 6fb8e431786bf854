import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { Panel } from '../record/Panel.tsx';
import { DayChart, type Day } from './DayChart.tsx';
import { DayTable } from './DayTable.tsx';

const SERIES = ['topics', 'comments', 'members'] as const;

/** Panel with activity per day, as charts or as a table. */
export function Activity({ days }: { days: readonly Day<(typeof SERIES)[number]>[] }) {
  const translate = useTranslate();
  const [asTable, setAsTable] = useState(false);
  return (
    <Panel
      title={translate('home.activity', { count: days.length })}
      action={
        <Button variant="text" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {translate('home.asTable')}
        </Button>
      }
    >
      {asTable ? (
        <DayTable days={days} series={SERIES} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
          {SERIES.map((series) => (
            <DayChart key={series} days={days} series={series} />
          ))}
        </Box>
      )}
    </Panel>
  );
}
