import { ahead } from './parts/ahead.ts';
import { type PartMissing, remembering } from './parts/lazy-part.ts';
import { mendStyles } from './parts/lost-styles.ts';

/** Part 3 §9. */
const TOAST_MS = 3700;
/** Long enough to read it and to take back what it tells. */
const ACTION_MS = 10_000;

/** What is told: it has gone well, it has not, it has with a reservation. */
interface Told {
  kind: 'success' | 'error' | 'warn';
  text: string;
  /** Takes the place of what stands by this key. */
  key?: string;
  /** What can be done about it, for as long as it stands. */
  action?: { label: string; run: () => void };
  /** Of this moment alone: what cannot be told now is not told later. */
  passing?: boolean;
}

/** What takes long: it stands until its key tells something else, or is cleared. */
interface Busy {
  kind: 'busy';
  text: string;
  key: string;
}

export type Shown = Told | Busy;

/** The statuses of part 3 §4. */
export type Toast = Shown | { kind: 'clear'; key: string };

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

function standsFor(told: Toast): number | false {
  if (told.kind === 'error' || told.kind === 'busy') return false;
  return 'action' in told && told.action ? ACTION_MS : TOAST_MS;
}

/** Of its moment by nature: nobody waits any more by the time it could be told. */
const isPassing = (told: Toast): boolean => told.kind === 'busy' || told.kind === 'clear' || told.passing === true;

export function toast(told: Toast): void {
  const stands = standsFor(told);
  const show = async (): Promise<void> =>
    drawing?.ask().then(
      ({ showToast }) => showToast(told, stands),
      (missing: PartMissing) => {
        missing.again();
        if (!isPassing(told)) addEventListener('online', () => void mendStyles().then(show), { once: true });
      },
    );
  void show();
}
