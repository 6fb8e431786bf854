import type { Icon } from '@tabler/icons-react';
import classes from './Mark.module.css';

interface Props {
  icon: Icon;
  word: string;
  /** `accent`: a sign alone, in colour; `welcome`: of what stands on a tinted card. */
  tone?: 'accent' | 'welcome';
  /** The sign says it; the word is for screen readers. */
  quiet?: boolean;
}

/** What marks a topic, beside who posted it. */
export function Mark({ icon: Sign, word, tone, quiet = false }: Props) {
  return (
    <span className={classes.mark} data-tone={tone} title={quiet ? word : undefined}>
      <Sign size={15} stroke={1.8} aria-hidden="true" />
      <span className={quiet ? 'visually-hidden' : classes.word}>{word}</span>
    </span>
  );
}
