import { IconCheck, IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOffline } from '../../lib/offline.ts';
import { useConnection } from '../../lib/realtime/use-live.ts';
import classes from './ConnectionBar.module.css';

/** Bar that reports a lost or restored connection. */
export function ConnectionBar() {
  const { t } = useTranslation();
  const state = useConnection();
  const offline = useOffline();
  return (
    <div className={classes.place} role="status">
      {offline && (
        <p className={classes.bar}>
          <IconPlugConnectedX size={18} stroke={1.7} aria-hidden="true" /> {t('connection.lost')}
        </p>
      )}
      {!offline && state === 'restored' && (
        <p className={classes.bar} data-good>
          <IconCheck size={18} stroke={1.7} aria-hidden="true" /> {t('connection.restored')}
        </p>
      )}
    </div>
  );
}
