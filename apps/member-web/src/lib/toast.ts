/** The toasts' code arrives with the first toast: nothing of it is needed to show a screen. */
const SUCCESS_MS = 3700;

export interface Toast {
  kind: 'success' | 'error';
  text: string;
}

export function toast({ kind, text }: Toast): void {
  void import('../ui/Toasts.tsx').then(({ showToast }) => showToast(text, kind, kind === 'error' ? false : SUCCESS_MS));
}
