import { useTranslation } from 'react-i18next';
import type { ShellProps } from '../../lib/modules/module.ts';
import { useModules } from '../../lib/modules/use-modules.ts';
import { useMe } from '../../lib/session/session.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { Place } from './Place.tsx';
import classes from './SideNavigation.module.css';

/** Side navigation: the entries of all modules, then their sections. */
export function SideNavigation({ openShortcuts }: ShellProps) {
  const { t } = useTranslation();
  const me = useMe();
  const entries = useModules()
    .flatMap(({ navigation = [] }) => navigation)
    .filter(({ membersOnly }) => !membersOnly || me);
  return (
    <nav className={classes.navigation} aria-label={t('app.mainNavigation')}>
      <ul className={classes.list}>
        {entries.map(({ to, end, icon: Icon, text, Waiting }) => (
          <li key={to}>
            <NavigationLink to={to} end={end}>
              <Icon size={20} stroke={1.7} aria-hidden="true" />
              <span className={classes.name}>{t(text)}</span>
              {Waiting && <Waiting />}
            </NavigationLink>
          </li>
        ))}
      </ul>
      <Place of="Navigation" openShortcuts={openShortcuts} />
    </nav>
  );
}
