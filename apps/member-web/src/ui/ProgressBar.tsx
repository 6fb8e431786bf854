import type { ComponentProps } from 'react';
import classes from './ProgressBar.module.css';

interface Props extends Pick<ComponentProps<'progress'>, 'aria-hidden' | 'aria-label'> {
  value: number;
  max: number;
}

/** A progress bar. The caller shows the progress as text. */
export const ProgressBar = (props: Props) => <progress className={classes.bar} {...props} />;
