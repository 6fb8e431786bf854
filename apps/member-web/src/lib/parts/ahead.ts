/** Guests cannot write, so parts for writers are not prefetched for them. */
export type Audience = 'everyone' | 'member';

type Load = () => Promise<unknown>;

/** Prefetches parts that a first click needs, one by one while the browser is idle. */
export function createAhead(idle: () => Promise<void>) {
  let waiting: { load: Load; audience: Audience }[] = [];
  let member: boolean | null = null;
  let running = false;

  async function run(): Promise<void> {
    if (running || member === null) return;
    running = true;
    for (;;) {
      const next = waiting.find(({ audience }) => member || audience === 'everyone');
      if (!next) break;
      waiting = waiting.filter((each) => each !== next);
      await idle();
      // A failure does not matter yet. The part is requested again when needed.
      await next.load().catch(() => undefined);
    }
    running = false;
  }

  return {
    /** Adds a part. A loaded part may add others. */
    ahead(load: Load, audience: Audience): void {
      waiting.push({ load, audience });
      void run();
    },
    /** Starts prefetching. Call it once the first screen has rendered. */
    begin(isMember: boolean): Promise<void> {
      member = isMember;
      return run();
    },
  };
}

const IDLE_AT_MOST_MS = 2000;

/** Resolves when the browser is idle, or after a delay if it cannot report that. */
const browserIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_AT_MOST_MS });
    else setTimeout(resolve, 300);
  });

export const { ahead, begin: fetchAhead } = createAhead(browserIdle);
