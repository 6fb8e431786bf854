/** The toasts' code arrives with the first toast: nothing of it is needed to show a screen. */
const SUCCESS_MS = 3700;
/** Long enough to read it and to take back what it tells. */
const ACTION_MS = 10_000;

export interface Toast {
  kind: 'success' | 'error';
  text: string;
  /** What can be done about it, for as long as it stands. */
  action?: { label: string; run: () => void };
}

export function toast(told: Toast): void {
  const stands = told.kind === 'error' ? false : told.action ? ACTION_MS : SUCCESS_MS;
  void import('../ui/Toasts.tsx').then(({ showToast }) => showToast(told, stands));
}
