import type { ReactNode } from 'react';
import classes from './Refusal.module.css';

/** Error message of a form, announced to screen readers. */
export const Refusal = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className={classes.refusal} role="alert">
      {children}
    </p>
  ) : null;
