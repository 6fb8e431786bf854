import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { type RaRecord, ShowBase, useCreatePath, useResourceContext, useShowContext } from 'react-admin';
import { useResourceName, useTranslate } from '../i18n/use-translate.ts';
import { FailedState } from '../ui/FailedState.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

/** react-admin would redirect to the list on an error. Here the page shows the error. */
const stay = { onError: () => undefined };

interface Props<R> {
  children: (record: R) => ReactNode;
  /** Whether the record is complete. Records from a list may lack fields of the page. */
  whole?: (record: R) => boolean;
}

/** Page of one record, with its loading and error states. */
export function RecordPage<R extends RaRecord>({ children, whole }: Props<R>) {
  return (
    <ShowBase queryOptions={stay}>
      <Shown whole={whole}>{children}</Shown>
    </ShowBase>
  );
}

function Shown<R extends RaRecord>({ children, whole = () => true }: Props<R>) {
  const { record, isPending, error, refetch } = useShowContext<R>();
  if (record && whole(record)) return children(record);
  if (isPending || (record && !error)) return <RecordSkeleton />;
  return <RecordFailed error={error} onRetry={() => void refetch()} />;
}

/** Error state of a record's page, with a retry and a link to the list. */
export function RecordFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const resourceName = useResourceName();
  const listPath = createPath({ resource, type: 'list' });
  const list = resourceName(resource, 2);
  return (
    <>
      <PageHeading title={resourceName(resource, 1)} back={{ to: listPath, label: list }} />
      <Card>
        <FailedState error={error} onRetry={onRetry} listPath={listPath} />
      </Card>
    </>
  );
}

/** Placeholder while a record loads. */
export function RecordSkeleton() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('app.loading')}>
      <Skeleton variant="rounded" width={90} height={16} />
      <Skeleton variant="rounded" width="min(420px, 80%)" height={30} sx={{ mt: 1.5 }} />
      <Skeleton variant="rounded" width="min(280px, 60%)" height={16} sx={{ mt: 1.5, mb: 3 }} />
      <Skeleton variant="rounded" height={320} sx={{ borderRadius: '16px' }} />
    </Box>
  );
}
