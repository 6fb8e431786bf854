import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '../Welcome.module.css';

interface Props {
  label: string;
  choices: readonly { key: string; label?: string; text: ReactNode }[];
  chosen: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** Buttons that are chosen or not. */
export function Choices({ label, choices, chosen, onToggle }: Props) {
  return (
    <div className={classes.choices} role="group" aria-label={label}>
      {choices.map(({ key, label: name, text }) => (
        <button
          key={key}
          type="button"
          className={classes.choice}
          aria-pressed={chosen.has(key)}
          aria-label={name}
          onClick={() => onToggle(key)}
        >
          {chosen.has(key) && <IconCheck size={15} stroke={2} aria-hidden="true" />}
          {text}
        </button>
      ))}
    </div>
  );
}

/** The set with the key added, or removed. */
export function toggled(chosen: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
}
