import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffline, whenBack } from '../../lib/offline.ts';
import { FailedState } from '../../ui/state/FailedState.tsx';

const reload = () => location.reload();

/**
 * A fault in a screen, or one that could not be fetched: the shell stays, and loading again helps. Offline that would take
 * the shell away too: it happens by itself, once the connection is back.
 */
export function ScreenError() {
  const { t } = useTranslation();
  const [offline] = useState(isOffline);
  useEffect(() => (offline ? whenBack(reload) : undefined), [offline]);
  if (offline) return <FailedState title={t('offline.screen')} hint={t('offline.part')} />;
  return <FailedState title={t('errors.screen')} hint={t('errors.screenHint')} onRetry={reload} />;
}
