import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { ChunkMissing, mayReload } from '../../lib/parts/chunk.ts';
import { isOffline, whenBack } from '../../lib/offline.ts';
import { FailedState } from '../../ui/state/FailedState.tsx';

const reload = () => location.reload();

/**
 * Error screen of a route, within the shell. Reloads automatically if the chunk belongs to a replaced build. Offline it
 * waits for the connection, because a reload would lose the shell too.
 */
export function ScreenError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const [offline] = useState(isOffline);
  const [stale] = useState(() => !offline && error instanceof ChunkMissing && mayReload(Date.now()));
  useEffect(() => {
    if (stale) reload();
    return offline ? whenBack(reload) : undefined;
  }, [offline, stale]);
  if (stale) return null;
  if (offline) return <FailedState title={t('offline.screen')} hint={t('offline.part')} />;
  return <FailedState title={t('errors.screen')} hint={t('errors.screenHint')} onRetry={reload} />;
}
