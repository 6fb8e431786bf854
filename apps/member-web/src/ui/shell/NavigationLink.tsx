import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import classes from './SideNavigation.module.css';

const linkClass = ({ isActive }: { isActive: boolean }) =>
  isActive ? `${classes.item} ${classes.active}` : classes.item;

interface Props {
  to: string;
  end?: boolean;
  /** The open screen belongs to this one. */
  within?: boolean;
  children: ReactNode;
}

/** A link of the side navigation. */
export function NavigationLink({ to, end, within, children }: Props) {
  return (
    <NavLink to={to} end={end} className={linkClass} data-within={within || undefined}>
      {children}
    </NavLink>
  );
}
