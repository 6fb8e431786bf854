import { useTranslation } from 'react-i18next';
import classes from './Today.module.css';
import { useToday } from './today.ts';

/** How many events there are today, behind the entry of the navigation. */
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
