/**
 * Leads the keyboard to the first card of the feed, once what the cache was just given is on the screen: the cache tells
 * its readers in a timer of its own, set before this one.
 */
export function focusFirstCard(): void {
  const focus = () => document.querySelector<HTMLElement>('article[data-card]')?.focus({ preventScroll: true });
  setTimeout(() => requestAnimationFrame(focus));
}
