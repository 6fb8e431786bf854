import type { ReactNode } from 'react';
import classes from './Badge.module.css';

/** Badge of a group or an event. */
export const Badge = ({ kind, children }: { kind?: 'danger' | 'flame'; children: ReactNode }) => (
  <span className={classes.badge} data-kind={kind}>
    {children}
  </span>
);
