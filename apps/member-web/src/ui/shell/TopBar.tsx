import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCommunityName } from '../../lib/session/settings.ts';
import { Logo } from '../Logo.tsx';
import classes from './Shell.module.css';

/** Top bar. The style sheet shows `wide` or `narrow`, depending on the window. */
export function TopBar({ wide, narrow }: { wide: ReactNode; narrow: ReactNode }) {
  const community = useCommunityName();
  return (
    <header className={classes.topbar}>
      <Link to="/" className={classes.brand}>
        <Logo />
        <span>{community}</span>
      </Link>
      <div className={classes.end}>
        <div className={classes.phone}>{narrow}</div>
        <div className={`${classes.end} ${classes.desktop}`}>{wide}</div>
      </div>
    </header>
  );
}
