/**
 * Scrolls to the first invalid field and focuses it, so that screen readers read its label and error. Elements without
 * a control, such as rejected files, carry `data-wrong`.
 */
export function focusFirstWrong(box: HTMLElement | null): void {
  const form = box?.closest('[data-form]') ?? box;
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
  first?.scrollIntoView({ block: 'nearest' });
  first?.focus({ preventScroll: true });
}
