import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import type { Messages } from '../i18n/messages.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Dashboard } from '../data/types.ts';
import { Panel } from '../record/Panel.tsx';
import { Rows } from '../record/Rows.tsx';
import { LinkButton } from '../ui/links.tsx';

/** Projection lag in seconds that counts as a problem. Projections normally lag less than a second. */
const LATE_S = 10;

interface Figure {
  name: keyof Messages['home']['figures'];
  value: number;
  text?: string;
  wrong: boolean;
  to: string;
}

/** Panel with problems in background processing. Each links to the page that solves it. */
export function Running({ system }: { system: NonNullable<Dashboard['system']> }) {
  const translate = useTranslate();
  const locale = useLocale();
  const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 0 });
  const { parked_events, stalled_processors, failed_jobs, lag_seconds, mails_not_sent } = system;
  const figures: Figure[] = [
    { name: 'stalled', value: stalled_processors, wrong: stalled_processors > 0, to: '/system' },
    { name: 'parked', value: parked_events, wrong: parked_events > 0, to: '/system' },
    {
      name: 'jobs',
      value: failed_jobs ?? 0,
      ...(failed_jobs === null && { text: '?' }),
      wrong: failed_jobs !== 0,
      to: '/system',
    },
    { name: 'lag', value: lag_seconds, text: seconds.format(lag_seconds), wrong: lag_seconds > LATE_S, to: '/system' },
    { name: 'mails', value: mails_not_sent, wrong: mails_not_sent > 0, to: '/mails?filter={"state":"failed"}' },
  ];
  return (
    <Panel title={translate('home.running')}>
      <Rows>
        {figures.map(({ name, value, text, wrong, to }) => (
          <li key={name}>
            {wrong ? (
              <ErrorOutlineOutlined color="error" titleAccess={translate('home.wrong')} />
            ) : (
              <CheckCircleOutlined color="primary" titleAccess={translate('home.well')} />
            )}
            <Box sx={{ flex: 1, minWidth: 0 }}>{translate(`home.figures.${name}`)}</Box>
            <Box sx={{ fontWeight: 600 }}>{text ?? value}</Box>
            {wrong ? (
              <LinkButton
                to={to}
                size="small"
                aria-label={translate('home.lookAt', { name: translate(`home.figures.${name}`) })}
              >
                {translate('home.look')}
              </LinkButton>
            ) : null}
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
