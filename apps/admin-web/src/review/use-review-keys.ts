import { useEffect, useEffectEvent } from 'react';
import { takesKeys } from '../layout/single-keys.ts';

interface Keys {
  /** The number of decisions, which the keys `1`, `2` … choose. */
  choices: number;
  onChoose: (index: number) => void;
  onMove: (step: 1 | -1) => void;
}

/** Handles the keys of a reported item: a number chooses a decision, `j` and `k` open the next and previous item. */
export function useReviewKeys({ choices, onChoose, onMove }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!takesKeys(event)) return;
    const choice = Number(event.key);
    if (event.key === 'j') onMove(1);
    else if (event.key === 'k') onMove(-1);
    else if (choice >= 1 && choice <= choices) onChoose(choice - 1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
