import { useTranslation } from 'react-i18next';
import { pingShown, usePing } from '../../lib/session/pings.ts';
import classes from './Waiting.module.css';

/** How many conversations wait to be read, behind the entry of the navigation. */
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

/** The same on the icon of a tab. */
export function WaitingBadge() {
  const count = usePing('inbox');
  return count > 0 && <span className={classes.badge}>{pingShown(count)}</span>;
}
