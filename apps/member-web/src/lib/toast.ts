import { ahead } from './parts/ahead.ts';
import { type PartMissing, remembering } from './parts/lazy-part.ts';
import { mendStyles } from './parts/lost-styles.ts';

/** Display time of a toast in milliseconds (part 3 §9). */
const TOAST_MS = 3700;
/** Display time with an action in milliseconds: enough to read and undo. */
const ACTION_MS = 10_000;

/** A message of success, failure, or success with a warning. */
interface Told {
  kind: 'success' | 'error' | 'warn';
  text: string;
  /** Replaces the message with this key. */
  key?: string;
  /** Action to offer while the message shows. */
  action?: { label: string; run: () => void };
  /** Dropped if it cannot show immediately. */
  passing?: boolean;
}

/** Message of a running task. It stays until its key shows another message or is cleared. */
interface Busy {
  kind: 'busy';
  text: string;
  key: string;
}

export type Shown = Told | Busy;

/** The statuses of part 3 §4. */
export type Toast = Shown | { kind: 'clear'; key: string };

/** Renders messages. */
interface Drawing {
  showToast: (told: Toast, stands: number | false) => void;
}
let drawing: ReturnType<typeof remembering<Drawing>> | null = null;

/**
 * Sets the lazy renderer of messages at the start of the app. Prefetched, because it could not load anymore when it
 * must report a lost connection.
 */
export function drawToastsWith(load: () => Promise<Drawing>): void {
  drawing = remembering(load);
  ahead(drawing.askAhead, 'everyone');
}

function standsFor(told: Toast): number | false {
  if (told.kind === 'error' || told.kind === 'busy') return false;
  return 'action' in told && told.action ? ACTION_MS : TOAST_MS;
}

/** Whether a message loses its meaning if it is delayed. */
const isPassing = (told: Toast): boolean => told.kind === 'busy' || told.kind === 'clear' || told.passing === true;

/**
 * Shows a message. Without a connection, loads its renderer when the connection returns, except for passing messages.
 */
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
