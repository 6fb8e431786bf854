import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Me } from '../../lib/session/session.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AccountTab } from './tabs/AccountTab.tsx';
import { DataTab } from './tabs/DataTab.tsx';
import { LeaveTab } from './tabs/LeaveTab.tsx';
import { PasswordTab } from './tabs/PasswordTab.tsx';
import { PreferencesTab } from './tabs/PreferencesTab.tsx';
import { ProfileTab } from './tabs/ProfileTab.tsx';
import { SessionsTab } from './tabs/SessionsTab.tsx';
import classes from './Settings.module.css';
import { TokensTab } from './tabs/TokensTab.tsx';

const TABS = {
  profile: ProfileTab,
  account: AccountTab,
  password: PasswordTab,
  sessions: SessionsTab,
  preferences: PreferencesTab,
  tokens: TokensTab,
  data: DataTab,
  leave: LeaveTab,
};
export type SettingsTab = keyof typeof TABS;
export const isSettingsTab = (name: string): name is SettingsTab => Object.hasOwn(TABS, name);

interface Props {
  me: Me;
  tab: SettingsTab;
}

/** One address per tab; each saves by itself. */
export function SettingsScreen({ me, tab }: Props) {
  const { t } = useTranslation();
  const Tab = TABS[tab];
  return (
    <div className={classes.screen}>
      <PageHeading title={`${t(`settings.tabs.${tab}`)} · ${t('settings.title')}`} className={classes.title}>
        {t('settings.title')}
      </PageHeading>
      <nav className={classes.tabs} aria-label={t('settings.title')}>
        {(Object.keys(TABS) as SettingsTab[]).map((name) => (
          <Link
            key={name}
            to={`/profile/settings/${name}`}
            className={classes.tab}
            aria-current={name === tab ? 'page' : undefined}
          >
            {t(`settings.tabs.${name}`)}
          </Link>
        ))}
      </nav>
      <section className={classes.panel} aria-label={t(`settings.tabs.${tab}`)}>
        {me.impersonating && <p className={classes.notice}>{t('impersonation.settings', { name: me.name })}</p>}
        <fieldset className={classes.off} disabled={me.impersonating}>
          <Tab me={me} />
        </fieldset>
      </section>
    </div>
  );
}
