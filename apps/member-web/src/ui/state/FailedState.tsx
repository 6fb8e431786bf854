import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './State.module.css';

interface Props {
  title: string;
  hint?: string;
  /** Absent if a retry is automatic. */
  onRetry?: () => void;
  quiet?: boolean;
}

/** Error state with an optional retry. */
export function FailedState({ title, hint, onRetry, quiet = false }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.state} data-quiet={quiet || undefined} role="alert">
      <span className={classes.icon} data-kind="failed" aria-hidden="true">
        <IconCloudOff size={24} stroke={1.6} />
      </span>
      <p className={classes.title}>{title}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {onRetry && (
        <div className={classes.action}>
          <Button variant="default" onClick={onRetry}>
            {t('app.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
