import type { ReactNode } from 'react';
import classes from './Refusal.module.css';

/** Why a form came back, told to screen readers too. */
export const Refusal = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className={classes.refusal} role="alert">
      {children}
    </p>
  ) : null;
