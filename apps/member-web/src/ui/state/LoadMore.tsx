import { Button } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedState } from './FailedState.tsx';

/** End of a list in a dialog: a button for the next page, or its error. Empty after the last page. */
export function LoadMore({ of, failed }: { of: UseInfiniteQueryResult; failed: string }) {
  const { t } = useTranslation();
  const more = () => void of.fetchNextPage();
  if (of.isFetchNextPageError) return <FailedState quiet title={failed} onRetry={more} />;
  if (!of.hasNextPage) return null;
  return (
    <Button variant="default" fullWidth mt={12} loading={of.isFetchingNextPage} onClick={more}>
      {t('app.loadMore')}
    </Button>
  );
}
