import { useTranslation } from 'react-i18next';
import classes from './GifPanel.module.css';

/** Error state of the GIF panel with a retry. */
export function GifFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <p className={classes.note} role="alert">
      {t('gifs.failed')}{' '}
      <button type="button" className={classes.retry} onClick={onRetry}>
        {t('app.retry')}
      </button>
    </p>
  );
}
