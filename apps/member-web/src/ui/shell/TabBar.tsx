import { IconBell, IconHome, IconLayoutList, IconLogin2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { loginPath } from '../../lib/address/return-to.ts';
import classes from './Shell.module.css';

interface Props {
  onBoards: () => void;
  onActivity: () => void;
  activityLabel: string;
  activityBadge: ReactNode;
  /** The member's own menu, or null for a guest. */
  me: ReactNode;
}

const ICON = { size: 24, stroke: 1.6 } as const;

/** Below 768 px: what the top bar and the side navigation are elsewhere. */
export function TabBar({ onBoards, onActivity, activityLabel, activityBadge, me }: Props) {
  const { t } = useTranslation();
  const location = useLocation();
  return (
    <nav className={classes.tabbar} aria-label={t('app.tabs')}>
      <NavLink to="/" end className={classes.tab}>
        <IconHome {...ICON} aria-hidden="true" />
        <span>{t('app.home')}</span>
      </NavLink>
      <button type="button" className={classes.tab} aria-haspopup="dialog" onClick={onBoards}>
        <IconLayoutList {...ICON} aria-hidden="true" />
        <span>{t('app.boards')}</span>
      </button>
      {me ? (
        <>
          <button type="button" className={classes.tab} aria-haspopup="dialog" onClick={onActivity}>
            <span className={classes.sign} aria-hidden="true">
              <IconBell {...ICON} />
              {activityBadge}
            </span>
            <span aria-hidden="true">{t('app.activity')}</span>
            <span className="visually-hidden">{activityLabel}</span>
          </button>
          <div className={classes.holder}>{me}</div>
        </>
      ) : (
        <Link to={loginPath(location)} className={classes.tab}>
          <IconLogin2 {...ICON} aria-hidden="true" />
          <span>{t('app.login')}</span>
        </Link>
      )}
    </nav>
  );
}
