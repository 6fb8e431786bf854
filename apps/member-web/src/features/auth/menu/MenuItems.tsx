import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import {
  IconCheck,
  IconDeviceDesktop,
  IconKeyboard,
  IconLayoutDashboard,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { LANGUAGES, type Language } from '../../../lib/i18n/texts.ts';
import { isStaff, type Me } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/toast.ts';
import { paintBrowserBars } from '../../../ui/style/color-scheme.ts';
import { MemberName } from '../../../entities/members/MemberName.tsx';
import { useChooseLanguage, useLogout } from '../auth.mutations.ts';
import classes from './UserMenu.module.css';

const ICON = { size: 17, stroke: 1.7 } as const;
const schemes: [MantineColorScheme, 'light' | 'dark' | 'system', Icon][] = [
  ['light', 'light', IconSun],
  ['dark', 'dark', IconMoon],
  ['auto', 'system', IconDeviceDesktop],
];

interface Props {
  me: Me;
  onShortcuts: () => void;
  onDone: () => void;
}

/** Items of the user menu: profile, settings, console, language, colour scheme, shortcuts and logout. */
export function MenuItems({ me, onShortcuts, onDone }: Props) {
  const { t, i18n } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme({
    // Disabling transitions would inject a style element, which the content security policy blocks.
    keepTransitions: true,
  });
  const navigate = useNavigate();
  const logout = useLogout();
  const language = useChooseLanguage(me);

  function leave(): void {
    logout.mutate(undefined, {
      onSuccess: () => {
        onDone();
        toast({ kind: 'success', text: t('auth.bye') });
        void navigate('/');
      },
      onError: () => toast({ kind: 'error', text: t('errors.action') }),
    });
  }

  function speak(chosen: Language): void {
    language.mutate(chosen, { onError: () => toast({ kind: 'error', text: t('errors.action') }) });
  }

  function choose(scheme: MantineColorScheme): void {
    setColorScheme(scheme);
    paintBrowserBars(scheme);
  }

  const check = <IconCheck {...ICON} className={classes.chosen} />;
  return (
    <>
      <div className={classes.who}>
        <MemberName member={me} />
        <p className={classes.username}>@{me.username}</p>
      </div>
      <Menu.Divider />
      <Menu.Item component={Link} to={paths.profile(me.username)} leftSection={<IconUser {...ICON} />} onClick={onDone}>
        {t('user.profile')}
      </Menu.Item>
      <Menu.Item component={Link} to={paths.settings()} leftSection={<IconSettings {...ICON} />} onClick={onDone}>
        {t('user.settings')}
      </Menu.Item>
      {isStaff(me) && (
        <Menu.Item component="a" href="/admin" leftSection={<IconLayoutDashboard {...ICON} />}>
          {t('user.console')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Label>{t('user.language')}</Menu.Label>
      <Menu.RadioGroup value={i18n.language} onChange={(chosen) => speak(chosen as Language)}>
        {(Object.entries(LANGUAGES) as [Language, string][]).map(([language, name]) => (
          <Menu.RadioItem key={language} value={language} lang={language} checkIcon={check}>
            {name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Label>{t('user.appearance')}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(scheme) => choose(scheme as MantineColorScheme)}>
        {schemes.map(([scheme, name, SchemeIcon]) => (
          <Menu.RadioItem key={scheme} value={scheme} checkIcon={check} rightSection={<SchemeIcon {...ICON} />}>
            {t(`user.${name}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Item leftSection={<IconKeyboard {...ICON} />} onClick={onShortcuts}>
        {t('user.shortcuts')}
      </Menu.Item>
      <Menu.Item leftSection={<IconLogout {...ICON} />} disabled={logout.isPending} onClick={leave}>
        {t('user.logout')}
      </Menu.Item>
    </>
  );
}
