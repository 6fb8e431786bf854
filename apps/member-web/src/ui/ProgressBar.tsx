import type { ComponentProps } from 'react';
import classes from './ProgressBar.module.css';

interface Props extends Pick<ComponentProps<'progress'>, 'aria-hidden' | 'aria-label'> {
  value: number;
  max: number;
}

/** How far something is; in words it stands beside. */
export const ProgressBar = (props: Props) => <progress className={classes.bar} {...props} />;
