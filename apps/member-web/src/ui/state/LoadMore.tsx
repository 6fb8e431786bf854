import { Button } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedState } from './FailedState.tsx';

/** The end of a list in a dialog: the button for its next page, why that did not come, or nothing when that was all. */
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
