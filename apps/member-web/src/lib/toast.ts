import { ahead } from './parts/ahead.ts';
import { type PartMissing, remembering } from './parts/lazy-part.ts';
import { mendStyles } from './parts/lost-styles.ts';

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

/** Draws messages. */
interface Drawing {
  showToast: (told: Toast, stands: number | false) => void;
}
let drawing: ReturnType<typeof remembering<Drawing>> | null = null;

/**
 * What draws messages, named once by the app's start: nothing of it is needed to show a screen, and it cannot be fetched to
 * tell that nothing can be fetched, so it is fetched ahead.
 */
export function drawToastsWith(load: () => Promise<Drawing>): void {
  drawing = remembering(load);
  ahead(drawing.askAhead, 'everyone');
}

export function toast(told: Toast): void {
  const stands = told.kind === 'error' ? false : told.action ? ACTION_MS : SUCCESS_MS;
  const show = async (): Promise<void> =>
    drawing?.ask().then(
      ({ showToast }) => showToast(told, stands),
      (missing: PartMissing) => {
        missing.again();
        if (!told.passing) addEventListener('online', () => void mendStyles().then(show), { once: true });
      },
    );
  void show();
}
