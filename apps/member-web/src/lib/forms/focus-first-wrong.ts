/**
 * Takes the reader to the first field that is wrong: into view, and with the focus, so that a screen reader reads its label and
 * what is said of it. What is no control, such as files that were left out, is marked `data-wrong`.
 */
export function focusFirstWrong(box: HTMLElement | null): void {
  const form = box?.closest('[data-form]') ?? box;
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
  first?.scrollIntoView({ block: 'nearest' });
  first?.focus({ preventScroll: true });
}
