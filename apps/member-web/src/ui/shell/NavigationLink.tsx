import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import classes from './SideNavigation.module.css';

const linkClass = ({ isActive }: { isActive: boolean }) =>
  isActive ? `${classes.item} ${classes.active}` : classes.item;

/** A link of the side navigation. */
export function NavigationLink({ to, end, children }: { to: string; end?: boolean; children: ReactNode }) {
  return (
    <NavLink to={to} end={end} className={linkClass}>
      {children}
    </NavLink>
  );
}
