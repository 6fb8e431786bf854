/** The subset of pusher-js's client that reconnecting needs. */
export interface Reconnecting {
  disconnect(): void;
  connect(): void;
}

const FIRST_LOOK_MS = 250;
/** Longest pause between checks in milliseconds. Short, because a check costs only a few bytes. */
const LONGEST_PAUSE_MS = 2000;
/** How long to wait for a connection attempt, in milliseconds. */
const PATIENCE_MS = 10_000;
const LOOK_TIMEOUT_MS = 2000;

const serverLives = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reconnects quickly, because pusher-js waits fifteen seconds after a refused attempt. While the connection is lost,
 * polls the server with jittered, growing pauses and reconnects once it answers.
 */
export class Reconnect {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looking = 0;

  constructor(
    private readonly client: Reconnecting,
    private readonly isBack: () => Promise<boolean> = serverLives,
  ) {}

  /** Starts polling, unless it is already running. */
  lost(): void {
    if (this.timer === undefined) this.lookAfter(FIRST_LOOK_MS, FIRST_LOOK_MS);
  }

  /** Stops polling: the connection is back or no longer needed. */
  over(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.looking += 1;
  }

  private lookAfter(pause: number, next: number): void {
    const jittered = pause / 2 + (Math.random() * pause) / 2;
    const mine = this.looking;
    this.timer = setTimeout(() => {
      this.isBack().then(
        (back) => mine === this.looking && this.looked(back, next),
        () => mine === this.looking && this.looked(false, next),
      );
    }, jittered);
  }

  private looked(back: boolean, pause: number): void {
    if (!back) return this.lookAfter(pause, Math.min(LONGEST_PAUSE_MS, pause * 2));
    // Both calls emit state changes, which must not start another search.
    this.lookAfter(PATIENCE_MS, FIRST_LOOK_MS);
    this.client.disconnect();
    this.client.connect();
  }
}
