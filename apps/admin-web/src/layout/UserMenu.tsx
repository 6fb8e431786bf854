import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { LANGUAGES } from '../i18n/language.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { chooseScheme, type SchemeChoice, useSchemeChoice } from '../theme/scheme.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { ChoiceItem, MenuHead, MenuLabel } from './menu-parts.tsx';

const SCHEMES: SchemeChoice[] = ['auto', 'light', 'dark'];

/** Menu with the member's profile, language, colour scheme, shortcuts and logout. */
export function UserMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const [language, setLanguage] = useLanguage();
  const scheme = useSchemeChoice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);

  const name = identity?.fullName ?? '';
  const member = { name, avatar: (identity?.avatar as string | undefined) ?? '' };
  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={`${translate('app.userMenu')}${name ? `: ${name}` : ''}`}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? menuId : undefined}
        sx={{ borderRadius: '50%', p: 0.5 }}
      >
        <Avatar member={member} size={34} />
      </ButtonBase>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        transitionDuration={120}
        slotProps={{ list: { 'aria-label': translate('app.userMenu'), sx: { minWidth: 240 } } }}
      >
        <MenuHead title={name} text={String(identity?.email ?? '')} />
        <Divider component="li" role="separator" aria-hidden="true" />
        <MenuLabel>{translate('app.appearance')}</MenuLabel>
        {SCHEMES.map((each) => (
          <ChoiceItem key={each} chosen={scheme === each} onChoose={() => chooseScheme(each)}>
            {translate(`app.scheme.${each}`)}
          </ChoiceItem>
        ))}
        <MenuLabel>{translate('app.language')}</MenuLabel>
        {LANGUAGES.map(({ locale, name: own }) => (
          <ChoiceItem key={locale} chosen={language === locale} onChoose={() => setLanguage(locale)} lang={locale}>
            {own}
          </ChoiceItem>
        ))}
        <Divider component="li" role="separator" aria-hidden="true" />
        <MenuItem
          onClick={() => {
            close();
            onShortcuts();
          }}
        >
          {translate('app.shortcuts')}
        </MenuItem>
        <MenuItem component="a" href="/">
          {translate('app.openCommunity')}
        </MenuItem>
        <MenuItem onClick={() => void logout({ deliberate: true }, undefined, false)}>
          {translate('app.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
