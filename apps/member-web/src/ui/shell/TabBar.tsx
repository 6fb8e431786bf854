import { useTranslation } from 'react-i18next';
import type { ShellProps } from '../../lib/modules/module.ts';
import { Place } from './Place.tsx';
import classes from './Shell.module.css';

/** Tab bar below 768 px, in place of the top bar's items and the side navigation. */
export function TabBar({ openShortcuts }: ShellProps) {
  const { t } = useTranslation();
  return (
    <nav className={classes.tabbar} aria-label={t('app.tabs')}>
      <Place of="Tab" openShortcuts={openShortcuts} />
    </nav>
  );
}
