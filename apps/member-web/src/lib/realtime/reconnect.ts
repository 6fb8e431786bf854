/** What of the connection this needs; pusher-js has it. */
export interface Reconnecting {
  disconnect(): void;
  connect(): void;
}

const FIRST_LOOK_MS = 250;
/** The server is found so soon after its return, and what all its members ask meanwhile is a few bytes. */
const LONGEST_PAUSE_MS = 2000;
/** A connection that is being made is left alone for so long. */
const PATIENCE_MS = 10_000;
const LOOK_TIMEOUT_MS = 2000;

const serverLives = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * After one attempt that was refused, pusher-js waits for fifteen seconds. So while the connection is lost this looks whether
 * the server is back, in growing pauses of which everybody has other ones, and has it connect then.
 */
export class Reconnect {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looking = 0;

  constructor(
    private readonly client: Reconnecting,
    private readonly isBack: () => Promise<boolean> = serverLives,
  ) {}

  /** Begins to look; does nothing where it looks already. */
  lost(): void {
    if (this.timer === undefined) this.lookAfter(FIRST_LOOK_MS, FIRST_LOOK_MS);
  }

  /** It is there, or nobody wants it any more. */
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
    // Both tell of new states, which must not begin another search.
    this.lookAfter(PATIENCE_MS, FIRST_LOOK_MS);
    this.client.disconnect();
    this.client.connect();
  }
}
