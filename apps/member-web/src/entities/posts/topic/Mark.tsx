import type { Icon } from '@tabler/icons-react';
import classes from './Mark.module.css';

interface Props {
  icon: Icon;
  word: string;
  /** `accent`: a coloured icon. `welcome`: for a tinted card. */
  tone?: 'accent' | 'welcome';
  /** Shows only the icon. The text is for screen readers. */
  quiet?: boolean;
}

/** Mark of a topic, next to its author. */
export function Mark({ icon: Sign, word, tone, quiet = false }: Props) {
  return (
    <span className={classes.mark} data-tone={tone} title={quiet ? word : undefined}>
      <Sign size={15} stroke={1.8} aria-hidden="true" />
      <span className={quiet ? 'visually-hidden' : classes.word}>{word}</span>
    </span>
  );
}
