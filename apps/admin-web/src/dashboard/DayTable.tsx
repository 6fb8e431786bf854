import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from '../i18n/use-translate.ts';
import { useCount } from '../list/Total.tsx';
import { type Day, type Series, useDayName } from './DayChart.tsx';

/** Table of the same statistics, newest day first. */
export function DayTable<S extends Series>({ days, series }: { days: readonly Day<S>[]; series: readonly S[] }) {
  const translate = useTranslate();
  const count = useCount();
  const dayName = useDayName();
  return (
    <Box role="region" tabIndex={0} aria-label={translate('home.table')} sx={{ maxHeight: 360, overflow: 'auto' }}>
      <Table
        size="small"
        stickyHeader
        sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } }, '& tbody th': { whiteSpace: 'nowrap' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{translate('home.day')}</TableCell>
            {series.map((each) => (
              <TableCell key={each} align="right">
                {translate(`home.series.${each as Series}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map((day) => (
            <TableRow key={day.date}>
              <TableCell component="th" scope="row">
                {dayName(day.date)}
              </TableCell>
              {series.map((each) => (
                <TableCell key={each} align="right">
                  {count(Number(day[each]))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
