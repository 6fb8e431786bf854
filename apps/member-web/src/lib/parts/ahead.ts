/** Guests write nothing: what writers need is not fetched for them. */
export type Audience = 'everyone' | 'member';

type Load = () => Promise<unknown>;

/** What is going to be needed with a first click, fetched one after the other while nothing else is going on. */
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
      // Nobody has asked for it yet: whoever does is told.
      await next.load().catch(() => undefined);
    }
    running = false;
  }

  return {
    /** A part that is loaded by now may bring others of its own. */
    ahead(load: Load, audience: Audience): void {
      waiting.push({ load, audience });
      void run();
    },
    /** To be called once the first screen stands. */
    begin(isMember: boolean): Promise<void> {
      member = isMember;
      return run();
    },
  };
}

const IDLE_AT_MOST_MS = 2000;

/** Resolves when the browser has nothing else to do. Not every browser can tell. */
const browserIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_AT_MOST_MS });
    else setTimeout(resolve, 300);
  });

export const { ahead, begin: fetchAhead } = createAhead(browserIdle);
