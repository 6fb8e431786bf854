import { useTranslation } from 'react-i18next';
import type { ShellProps } from '../../lib/modules/module.ts';
import { useModules } from '../../lib/modules/use-modules.ts';
import { useMe } from '../../lib/session/session.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { NavigationSection } from './NavigationSection.tsx';
import { Place } from './Place.tsx';
import classes from './SideNavigation.module.css';

/** Side navigation: the entries of all modules that are used most, then their sections. */
export function SideNavigation({ openShortcuts }: ShellProps) {
  const { t } = useTranslation();
  return (
    <nav className={classes.navigation} aria-label={t('app.mainNavigation')}>
      <Entries />
      <Place of="Navigation" openShortcuts={openShortcuts} />
    </nav>
  );
}

/** The section with the entries that are used less. */
export function MoreNavigation() {
  const { t } = useTranslation();
  return (
    <NavigationSection name="more" title={t('app.others')}>
      <Entries later />
    </NavigationSection>
  );
}

function Entries({ later }: { later?: true }) {
  const { t } = useTranslation();
  const me = useMe();
  const entries = useModules()
    .flatMap(({ navigation = [] }) => navigation)
    .filter((entry) => entry.later === later && (!entry.membersOnly || me));
  return (
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
  );
}
