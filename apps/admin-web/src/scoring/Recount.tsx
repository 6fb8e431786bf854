import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider, Recount as RecountOf } from '../data/types.ts';
import { useReread } from '../data/use-reread.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Panel } from '../record/Panel.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';

const ASK_EVERY_MS = 1_000;

/** Panel of a recount of all members' scores, while it runs or is stopped. Staff can stop and continue it. */
export function Recount() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const reread = useEffectEvent(useReread());
  const { data } = useQuery({
    queryKey: ['scoring', 'recount'],
    queryFn: () => provider.recount(),
    refetchInterval: (query) => (query.state.data?.data.state === 'running' ? ASK_EVERY_MS : false),
  });
  const state = data?.data.state;
  const before = useRef(state);
  useEffect(() => {
    // Refetches the rest of the page, which shows scores.
    if (before.current === 'running' && state === 'finished') reread();
    before.current = state;
  }, [state]);
  if (!data || state === 'none' || state === 'finished') return null;
  return state === 'running' ? <Running recount={data.data} /> : <Stopped recount={data.data} />;
}

function Running({ recount: { members, members_done: done } }: { recount: RecountOf }) {
  const translate = useTranslate();
  const progress = translate('scoring.recountProgress', { done, count: members });
  return (
    <Panel title={translate('scoring.recount')}>
      <LinearProgress
        variant="determinate"
        value={members === 0 ? 0 : (100 * done) / members}
        aria-label={translate('scoring.recount')}
        aria-valuetext={progress}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 2 }}>
        <Typography sx={{ flex: '1 1 240px' }}>{progress}</Typography>
        <ReasonedCommand
          label={translate('scoring.recountStop')}
          asked={{
            name: translate('scoring.recount'),
            title: translate('scoring.recountStopTitle'),
            hint: translate('scoring.recountStopHint'),
            submit: translate('scoring.recountStop'),
            reasons: 'scoring.recountReasons',
            done: translate('scoring.recountStopped'),
            send: (to, reason) => to.stopRecount(reason),
          }}
        />
      </Box>
    </Panel>
  );
}

function Stopped({ recount: { members, members_done: done } }: { recount: RecountOf }) {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      <Typography component="p" sx={{ fontWeight: 600 }}>
        {translate('scoring.recountStoppedAt', { done, count: members })}
      </Typography>
      <Typography component="p" sx={{ my: 1 }}>
        {translate('scoring.recountLeft')}
      </Typography>
      <ReasonedCommand
        label={translate('scoring.recountContinue')}
        asked={{
          name: translate('scoring.recount'),
          title: translate('scoring.recountContinueTitle'),
          hint: translate('scoring.recountContinueHint'),
          submit: translate('scoring.recountContinue'),
          reasons: 'scoring.recountReasons',
          done: translate('scoring.recountContinued'),
          send: (to, reason) => to.continueRecount(reason),
        }}
      />
    </Alert>
  );
}
