import { useTranslation } from 'react-i18next';
import type { ShellProps } from '../../lib/modules/module.ts';
import { Place } from './Place.tsx';
import classes from './Shell.module.css';

/** Below 768 px: what the top bar and the side navigation are elsewhere. */
export function TabBar({ openShortcuts }: ShellProps) {
  const { t } = useTranslation();
  return (
    <nav className={classes.tabbar} aria-label={t('app.tabs')}>
      <Place of="Tab" openShortcuts={openShortcuts} />
    </nav>
  );
}
