import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/copy-link.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { feedOptions } from '../queries/events.query.ts';
import classes from './CalendarDialog.module.css';
import { firstMessage } from '../../../lib/first-message.ts';

/** Dialog with the secret URL of the member's events for calendar apps. The URL shows only once, on creation. */
export default function CalendarDialog({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const feed = useQuery(feedOptions);
  const [url, setUrl] = useState<string | null>(null);
  const since = (value: string | null) => client.setQueryData(feedOptions.queryKey, { since: value });
  const make = useMutation({
    mutationFn: () => api('POST /api/v4/users/me/calendar'),
    onSuccess: ({ data }) => {
      setUrl(data.url);
      since(data.since);
    },
  });
  const end = useMutation({
    mutationFn: () => api('DELETE /api/v4/users/me/calendar'),
    onSuccess: () => {
      setUrl(null);
      since(null);
      toast({ kind: 'success', text: t('events.feed.ended') });
    },
  });
  const there = feed.data?.since != null;
  const error = make.error ?? end.error;
  const buttons = feed.data && (
    <>
      {there && (
        <Button variant="default" color="danger" loading={end.isPending} onClick={() => end.mutate()}>
          {t('events.feed.end')}
        </Button>
      )}
      {!url && (
        <Button loading={make.isPending} onClick={() => make.mutate()}>
          {t(there ? 'events.feed.renew' : 'events.feed.make')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t('events.feed.title')} onClose={onDone} buttons={buttons}>
      <div className={classes.stack}>
        <p className={classes.hint}>{t('events.feed.hint')}</p>
        {feed.isPending && <RowsSkeleton label={t('app.loading')} rows={1} />}
        {feed.isError && <FailedState quiet title={t('events.feed.failed')} onRetry={() => void feed.refetch()} />}
        {there && !url && <p className={classes.hint}>{t('events.feed.renewHint')}</p>}
        {url && (
          <div className={classes.address}>
            <TextInput
              readOnly
              label={t('events.feed.address')}
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button variant="default" onClick={() => void copyText(url, t('events.feed.copied'))}>
              {t('events.feed.copy')}
            </Button>
          </div>
        )}
        <Refusal>{error ? firstMessage(error) || t('errors.action') : null}</Refusal>
      </div>
    </Dialog>
  );
}
