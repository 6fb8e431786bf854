import { useEffect } from 'react';
import { takesKeys } from '../layout/single-keys.ts';

const links = () => [...document.querySelectorAll<HTMLElement>('[data-row-link]')];

function move(step: 1 | -1): void {
  const all = links();
  const row = document.activeElement?.closest('tr, li');
  const current = all.findIndex((link) => link === document.activeElement || (row !== null && row?.contains(link)));
  const next = current < 0 ? all[step === 1 ? 0 : all.length - 1] : all[current + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Selects or deselects the focused row. */
const toggle = () =>
  document.activeElement?.closest('tr, li')?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();

/**
 * Handles list shortcuts: `j` and `k` focus the next and previous row, `x` selects it, `/` focuses the search. Enter
 * then follows the focused link natively.
 */
export function useRowKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!takesKeys(event)) return;
      if (event.key === 'j') move(1);
      else if (event.key === 'k') move(-1);
      else if (event.key === 'x') toggle();
      else if (event.key === '/') document.querySelector<HTMLElement>('[data-list-search]')?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
