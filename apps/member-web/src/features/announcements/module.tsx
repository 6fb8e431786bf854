import type { Module } from '../../lib/modules/module.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import { chunk } from '../../lib/parts/chunk.ts';
import { partOf, remembering } from '../../lib/parts/lazy-part.ts';
import { useLocation } from 'react-router-dom';
import { acting, useMe } from '../../lib/session/session.ts';
import { useSettings } from '../../lib/session/settings.ts';
import { Part } from '../../ui/part/Part.tsx';
import { INSTALL, isOpen, NEW_THEME } from './dismissed.ts';
import { useInstallable } from './install.ts';
import { announcementsTexts } from './texts/index.ts';

const later = remembering(chunk(withTexts(() => import('./later.ts'), announcementsTexts)));
const Theme = partOf(later, (parts) => parts.NewTheme);
const Install = partOf(later, (parts) => parts.InstallAdvert);

/**
 * The theme dialog is for members who know the old theme, after onboarding. The install banner appears only on the home
 * page, because it covers the bottom of the window.
 */
function Banner() {
  const me = acting(useMe());
  const link = useSettings()?.new_theme_link;
  const installable = useInstallable();
  const isHome = useLocation().pathname === '/';
  return (
    <Part missing="nothing">
      {me?.onboarded && link && isOpen(NEW_THEME) ? <Theme link={link} /> : null}
      {me && isHome && installable && isOpen(INSTALL) ? <Install /> : null}
    </Part>
  );
}

export const announcements: Module = { name: 'announcements', texts: [], Banner };
