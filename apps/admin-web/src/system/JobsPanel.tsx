import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from '../i18n/use-translate.ts';
import type { FailedJob } from '../data/types.ts';
import { Fact, Facts } from '../record/Facts.tsx';
import { Rows } from '../record/Rows.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { AllWell } from './AllWell.tsx';
import { Failure } from './Failure.tsx';
import { SystemPanel } from './SystemPanel.tsx';
import { useMending, useSystem } from './use-system.ts';

const STANDINGS = ['waiting', 'active', 'delayed', 'failed'] as const;

/** Panel of the background jobs: counts per state, and the failed jobs. */
export function JobsPanel() {
  const translate = useTranslate();
  const query = useSystem('jobs', async (provider) => (await provider.jobs()).data);
  return (
    <SystemPanel title="system.jobs" query={query}>
      {(jobs) => (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Facts>
            {STANDINGS.map((standing) => (
              <Fact key={standing} label={translate(`system.standings.${standing}`)}>
                {jobs[standing]}
              </Fact>
            ))}
          </Facts>
          {jobs.failures.length === 0 ? (
            <AllWell>{translate('system.noneFailed')}</AllWell>
          ) : (
            <Rows>
              {jobs.failures.map((job) => (
                <FailedJobRow key={job.id} job={job} />
              ))}
            </Rows>
          )}
        </Box>
      )}
    </SystemPanel>
  );
}

function FailedJobRow({ job }: { job: FailedJob }) {
  const translate = useTranslate();
  const { mutate, isPending } = useMending<{ id: string }>(
    (provider) => provider.retryJob(job.id),
    () => translate('system.retried'),
  );
  return (
    <li>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        {job.name}
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {translate('system.attempts', { count: job.attempts })}
          {job.failed_at ? (
            <>
              {' · '}
              <RelativeTime moment={job.failed_at} />
            </>
          ) : null}
        </Box>
        <Failure text={job.error} />
      </Box>
      <Button
        size="small"
        variant="outlined"
        loading={isPending}
        onClick={() => mutate()}
        aria-label={translate('system.retryNamed', { name: job.name })}
      >
        {translate('system.retry')}
      </Button>
    </li>
  );
}
