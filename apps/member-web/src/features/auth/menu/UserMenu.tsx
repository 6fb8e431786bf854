import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../lib/session/session.ts';
import classes from './UserMenu.module.css';
import { UserMenuFace } from './UserMenuFace.tsx';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { formTexts } from '../../../ui/form/texts/index.ts';

const UserMenuContent = lazyPart(
  withTexts(() => import('./UserMenuContent.tsx'), formTexts),
  'member',
);

interface Props {
  me: Me;
  onShortcuts: () => void;
  /** In the tab bar of a phone, which styles the button. */
  tab?: boolean;
}

/** Button of the user menu. The first load contains only the button. The menu loads on the first click. */
export function UserMenu({ me, onShortcuts, tab = false }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const label = tab ? `${t('app.me')}: ${me.name}` : `${t('user.menu')}: ${me.name}`;
  const button = (
    <button
      type="button"
      className={tab ? undefined : classes.button}
      aria-label={label}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
    >
      <UserMenuFace me={me} tab={tab} />
    </button>
  );
  if (!asked) return button;
  return (
    <Part missing="opened" fallback={button}>
      <UserMenuContent me={me} label={label} tab={tab} onShortcuts={onShortcuts} />
    </Part>
  );
}
