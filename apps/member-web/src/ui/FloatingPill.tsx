import type { ComponentProps } from 'react';
import classes from './FloatingPill.module.css';

/** Floating button over a column, for new content or a jump. The caller positions it. */
export function FloatingPill({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" className={`${classes.pill} ${className}`} {...props} />;
}
