import { useTranslation } from 'react-i18next';
import classes from './Today.module.css';
import { useToday } from './today.ts';

/** Badge with the number of today's events, in the navigation. */
export default function Today() {
  const { t } = useTranslation();
  const count = useToday();
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('calendar.today', { count })}</span>
    </span>
  );
}
