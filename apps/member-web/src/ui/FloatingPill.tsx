import type { ComponentProps } from 'react';
import classes from './FloatingPill.module.css';

/** A quiet button that lies over the column: what has arrived, or where to go. Its place is the caller's. */
export function FloatingPill({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" className={`${classes.pill} ${className}`} {...props} />;
}
