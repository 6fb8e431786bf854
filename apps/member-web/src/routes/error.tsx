import { useTranslation } from 'react-i18next';
import { FailedState } from '../ui/FailedState.tsx';

/** A fault in a screen, or a chunk that a newer version has replaced: the shell stays, and loading again helps. */
export function ScreenError() {
  const { t } = useTranslation();
  return <FailedState title={t('errors.screen')} hint={t('errors.screenHint')} onRetry={() => location.reload()} />;
}
