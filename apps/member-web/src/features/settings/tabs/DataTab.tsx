import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { dataExports } from '@lyceum/contracts';
import { momentOf } from '@lyceum/browser/time';
import { useTranslation } from 'react-i18next';
import { useRetry } from '../../../lib/retry.ts';
import { useNow } from '../../../lib/time/clock.ts';
import { useReader } from '../../../lib/time/reader.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { useAskForExport, useDataExport } from '../data-export.query.ts';
import classes from '../Settings.module.css';
import { sizeOf } from '../../../lib/file-size.ts';

/** Settings tab with the export of the member's data: request, progress and download. */
export function DataTab() {
  const { t } = useTranslation();
  const found = useDataExport();
  const retry = useRetry();
  if (found.isPending) return <RowsSkeleton label={t('app.loading')} rows={2} />;
  if (found.data === undefined) return <FailedState quiet title={t('data.failed')} onRetry={retry} />;
  const { data } = found;
  return (
    <div className={classes.form}>
      <p className={classes.hint}>{t('data.hint')}</p>
      {data === null && <Ask text={t('data.ask')} renew={false} />}
      {data?.status === 'preparing' && <Preparing progress={data.progress} />}
      {data?.ready && <Ready ready={data.ready} />}
    </div>
  );
}

function Ask({ text, renew }: { text: string; renew: boolean }) {
  const ask = useAskForExport();
  return (
    <Button variant={renew ? 'default' : 'filled'} loading={ask.isPending} onClick={() => ask.mutate(renew)}>
      {text}
    </Button>
  );
}

function Preparing({ progress: { done, total } }: Pick<dataExports.DataExport, 'progress'>) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status">{t('data.preparing')}</p>
      {total !== null && total > 0 && (
        <>
          <ProgressBar value={done} max={total} aria-hidden />
          <p className={classes.hint}>{t('data.progress', { percent: Math.floor((done / total) * 100) })}</p>
        </>
      )}
    </>
  );
}

function Ready({ ready }: { ready: NonNullable<dataExports.DataExport['ready']> }) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const isRenewable = useNow() >= Date.parse(ready.renewable_at);
  return (
    <>
      <p role="status">{t('data.ready', { date: momentOf(ready.at, reader) })}</p>
      <p className={classes.hint}>{t('data.expires', { date: momentOf(ready.expires_at, reader) })}</p>
      <Button
        component="a"
        href={ready.url}
        download
        leftSection={<IconDownload size={17} stroke={1.7} aria-hidden="true" />}
      >
        {t('data.download', { size: sizeOf(ready.size, i18n.language) })}
      </Button>
      {isRenewable ? (
        <Ask text={t('data.renew')} renew />
      ) : (
        <p className={classes.hint}>{t('data.renewable', { date: momentOf(ready.renewable_at, reader) })}</p>
      )}
    </>
  );
}
