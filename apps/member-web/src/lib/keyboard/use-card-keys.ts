import { useShortcuts } from './use-shortcuts.ts';

const CARDS = 'article[data-card]';

function move(by: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>(CARDS)];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  // Without a selected card, starts at the first card in view.
  const visible = cards.findIndex((card) => card.getBoundingClientRect().bottom > innerHeight * 0.2);
  const next = at >= 0 ? cards[at + by] : cards[visible];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

const within = (selector: string) =>
  document.activeElement?.closest(CARDS)?.querySelector<HTMLElement>(selector)?.click();

/** Shortcuts for cards and comments: `j` and `k` move, `o` opens and `l` likes. */
export function useCardKeys(): void {
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    o: () => within('[data-open]'),
    l: () => within('[data-like]'),
  });
}
