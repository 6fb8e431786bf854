import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { useCount } from '../list/Total.tsx';
import { fonts } from '../theme/tokens.ts';

export type Series = 'topics' | 'comments' | 'members' | 'visits' | 'sessions';
export type Day<S extends Series = Series> = { date: string } & Record<S, number>;

const HEIGHT = 72;
const STEP = 10;
const BAR = 7;

/** Returns a formatter for calendar days, such as `21 nov`. It uses UTC, because a day has no time zone. */
export const useDayName = () => {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
};

/** Bar chart of one series per day. Screen readers get one image with the sum. The table has the daily values. */
export function DayChart<S extends Series>({ days, series }: { days: readonly Day<S>[]; series: S }) {
  const translate = useTranslate();
  const count = useCount();
  const dayName = useDayName();
  const name = translate(`home.series.${series as Series}`);
  const sum = days.reduce((total, day) => total + Number(day[series]), 0);
  const most = Math.max(1, ...days.map((day) => Number(day[series])));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box component="figcaption" sx={{ mb: 1 }}>
        <Box component="span" sx={{ fontFamily: fonts.serif, fontSize: '1.5rem', fontWeight: 600, mr: 1 }}>
          {count(sum)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {name}
        </Box>
      </Box>
      <Box
        component="svg"
        role="img"
        aria-label={translate('home.chart', { name, sum: count(sum), count: days.length })}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={({ tokens }) => ({
          display: 'block',
          width: '100%',
          height: HEIGHT,
          borderBottom: `1px solid ${tokens.line}`,
          '& rect': { fill: tokens.accent },
        })}
      >
        {days.map((day, index) => {
          const height = (Number(day[series]) / most) * (HEIGHT - 4);
          return (
            <rect key={day.date} x={index * STEP + 1.5} y={HEIGHT - height} width={BAR} height={height}>
              <title>{`${dayName(day.date)}: ${count(Number(day[series]))}`}</title>
            </rect>
          );
        })}
      </Box>
      {first && last ? (
        <Box
          aria-hidden="true"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            mt: 0.5,
            fontSize: '0.75rem',
            color: 'text.secondary',
          }}
        >
          <span>{dayName(first.date)}</span>
          <span>{dayName(last.date)}</span>
        </Box>
      ) : null}
    </Box>
  );
}
