/**
 * Focuses the first card of the feed after the latest cache update has rendered. React Query notifies its observers in
 * an earlier timer.
 */
export function focusFirstCard(): void {
  const focus = () => document.querySelector<HTMLElement>('article[data-card]')?.focus({ preventScroll: true });
  setTimeout(() => requestAnimationFrame(focus));
}
