import { useReader } from '../../../lib/time/reader.ts';
import { leafOf } from './event-time.ts';
import classes from './When.module.css';

interface Props {
  event: Parameters<typeof leafOf>[0] & { color: string };
  small?: boolean;
}

/** The day as a calendar leaf. Hidden from screen readers, because the date is next to it as text. */
export function DateLeaf({ event, small = false }: Props) {
  const { month, day } = leafOf(event, useReader());
  return (
    <span
      className={classes.leaf}
      data-small={small || undefined}
      style={{ '--color': event.color } as React.CSSProperties}
      aria-hidden="true"
    >
      <span className={classes.leafMonth}>{month}</span>
      <span className={classes.leafDay}>{day}</span>
    </span>
  );
}
