import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import type { SettingsTab } from '../../lib/modules/module.ts';
import classes from './SettingsNavigation.module.css';

const GROUPS = ['account', 'community', 'privacy'] as const;

interface Props {
  tabs: readonly SettingsTab[];
  chosen: string;
}

/** Navigation of the settings: grouped in a column, or on phones a row that scrolls to the current tab. */
export function SettingsNavigation({ tabs, chosen }: Props) {
  const { t } = useTranslation();
  const navigation = useRef<HTMLElement>(null);

  useEffect(() => {
    const current = navigation.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls only the row, because `scrollIntoView` would also scroll the page.
    if (current) navigation.current!.scrollLeft = current.offsetLeft - 4;
  }, [chosen]);

  return (
    <nav ref={navigation} className={classes.navigation} aria-label={t('settings.title')}>
      {GROUPS.map((group) => (
        <div key={group} role="group" aria-labelledby={`settings-${group}`} className={classes.group}>
          <p id={`settings-${group}`} className={classes.heading}>
            {t(`settings.groups.${group}`)}
          </p>
          {tabs
            .filter((tab) => tab.group === group)
            .map(({ name, text }) => (
              <Link
                key={name}
                to={paths.settings(name)}
                className={classes.tab}
                aria-current={name === chosen ? 'page' : undefined}
              >
                {t(text)}
              </Link>
            ))}
        </div>
      ))}
    </nav>
  );
}
