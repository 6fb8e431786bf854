import { ahead } from './ahead.ts';
import { type PartMissing, remembering } from './lazy-part.ts';
import { mendStyles } from './lost-styles.ts';

const SUCCESS_MS = 3700;
/** Long enough to read it and to take back what it tells. */
const ACTION_MS = 10_000;

export interface Toast {
  kind: 'success' | 'error';
  text: string;
  /** What can be done about it, for as long as it stands. */
  action?: { label: string; run: () => void };
  /** Of this moment alone: what cannot be told now is not told later. */
  passing?: boolean;
}

/** Nothing of it is needed to show a screen, and it cannot be fetched to tell that nothing can be fetched. */
const toasts = remembering(() => import('../ui/Toasts.tsx'));
ahead(toasts.askAhead, 'everyone');

export function toast(told: Toast): void {
  const stands = told.kind === 'error' ? false : told.action ? ACTION_MS : SUCCESS_MS;
  const show = (): Promise<void> =>
    toasts.ask().then(
      ({ showToast }) => showToast(told, stands),
      (missing: PartMissing) => {
        missing.again();
        if (!told.passing) addEventListener('online', () => void mendStyles().then(show), { once: true });
      },
    );
  void show();
}
