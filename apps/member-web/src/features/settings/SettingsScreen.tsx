import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import { useTranslation } from 'react-i18next';
import type { SettingsTab } from '../../lib/modules/module.ts';
import { useModules } from '../../lib/modules/use-modules.ts';
import type { Me } from '../../lib/session/session.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SettingsNavigation } from './SettingsNavigation.tsx';
import { AccountTab } from './tabs/AccountTab.tsx';
import { DecisionsTab } from './tabs/DecisionsTab.tsx';
import { DataTab } from './tabs/DataTab.tsx';
import { LeaveTab } from './tabs/LeaveTab.tsx';
import { PasswordTab } from './tabs/PasswordTab.tsx';
import { PostsTab } from './tabs/PostsTab.tsx';
import { PreferencesTab } from './tabs/PreferencesTab.tsx';
import { ProfileTab } from './tabs/ProfileTab.tsx';
import { SessionsTab } from './tabs/SessionsTab.tsx';
import { useFeature } from '../../lib/session/settings.ts';
import { PurchasesTab } from './purchases/PurchasesTab.tsx';
import classes from './Settings.module.css';
import { TokensTab } from './tabs/TokensTab.tsx';

const OWN: readonly SettingsTab[] = [
  { name: 'profile', group: 'account', text: 'settings.tabs.profile', Tab: ProfileTab },
  { name: 'account', group: 'account', text: 'settings.tabs.account', Tab: AccountTab },
  { name: 'password', group: 'account', text: 'settings.tabs.password', Tab: PasswordTab },
  { name: 'sessions', group: 'privacy', text: 'settings.tabs.sessions', Tab: SessionsTab },
  { name: 'preferences', group: 'account', text: 'settings.tabs.preferences', Tab: PreferencesTab },
  { name: 'purchases', group: 'account', text: 'settings.tabs.purchases', Tab: PurchasesTab },
  { name: 'posts', group: 'community', text: 'settings.tabs.posts', Tab: PostsTab },
  { name: 'decisions', group: 'community', text: 'settings.tabs.decisions', Tab: DecisionsTab },
  { name: 'tokens', group: 'privacy', text: 'settings.tabs.tokens', Tab: TokensTab },
  { name: 'data', group: 'privacy', text: 'settings.tabs.data', Tab: DataTab },
];
const LEAVE: SettingsTab = { name: 'leave', group: 'privacy', text: 'settings.tabs.leave', Tab: LeaveTab };

/** Tabs of the settings: the member's own, those of modules, and account erasure last. */
export function useSettingsTabs(): readonly SettingsTab[] {
  const sells = useFeature({ plugin: 'commerce' }) === true;
  const given = useModules().flatMap(({ settingsTabs = [] }) => settingsTabs);
  return [...OWN.filter(({ name }) => sells || name !== 'purchases'), ...given, LEAVE];
}

interface Props {
  me: Me;
  tabs: readonly SettingsTab[];
  tab: SettingsTab;
}

/** Settings with one address per tab. Each tab saves separately. */
export function SettingsScreen({ me, tabs, tab: { name: chosen, text: title, Tab } }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.screen}>
      <PageHeading title={`${t(title)} · ${t('settings.title')}`} className={classes.title}>
        {t('settings.title')}
      </PageHeading>
      <div className={classes.columns}>
        <SettingsNavigation tabs={tabs} chosen={chosen} />
        <section className={classes.panel} aria-label={t(title)}>
          {me.impersonating && <p className={classes.notice}>{t('impersonation.settings', { name: me.name })}</p>}
          <fieldset className={classes.off} disabled={me.impersonating}>
            <Tab me={me} />
          </fieldset>
        </section>
      </div>
    </div>
  );
}
