import { useTranslation } from 'react-i18next';
import { pingShown, usePing } from '../../lib/session/pings.ts';
import classes from './Waiting.module.css';

/** Badge with the number of unread conversations, in the navigation. */
export function Waiting() {
  const { t } = useTranslation();
  const count = usePing('inbox');
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{pingShown(count)}</span>
      <span className="visually-hidden">{t('messages.unread', { count })}</span>
    </span>
  );
}

/** The same badge on a tab icon. */
export function WaitingBadge() {
  const count = usePing('inbox');
  return count > 0 && <span className={classes.badge}>{pingShown(count)}</span>;
}
