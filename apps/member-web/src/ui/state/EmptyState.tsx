import type { ReactNode } from 'react';
import classes from './State.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  quiet?: boolean;
}

/** State for missing content, with the next step. */
export function EmptyState({ icon, title, hint, action, quiet = false }: Props) {
  return (
    <div className={classes.state} data-quiet={quiet || undefined}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={classes.title}>{title}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
