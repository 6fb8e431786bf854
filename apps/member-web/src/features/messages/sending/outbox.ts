import type { PostFile } from '../../../entities/media/upload/post-file.ts';
import { keptIn } from './kept.ts';

/** Where it goes: to a conversation, or to a member with whom there is none yet. */
export type Place = { thread: number } | { participant: number };

/** A message on its way. Its `client_id` is also its `Idempotency-Key`: sent again, it is the same message. */
export interface Outgoing {
  client_id: string;
  to: Place;
  html: string;
  files: PostFile[];
  /** The address of a GIF that is sent in place of a text; `html` shows it. */
  gif?: string;
  at: string;
  /** Nobody has answered a try; or the server will not have it, and says why. */
  state: 'sending' | 'unanswered' | 'refused';
  why?: string;
}

export const keyOf = (to: Place): string => ('thread' in to ? `${to.thread}` : `to-${to.participant}`);

/** What the server says of a try. `refused`: as often as it is asked. */
export type Outcome = { sent: true; thread: number } | { refused: string } | 'unanswered';

interface Ways {
  storage: () => Storage;
  /** One try. `again`: it is not the first, or not of this page, so whose session it is must be asked. */
  send: (message: Outgoing, again: boolean) => Promise<Outcome>;
  /** One sender at a time for each place, in all tabs. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Until the next try; ends early when `wake` says so. */
  rest: (ms: number, wake: AbortSignal) => Promise<void>;
}

/** Between one try and the next. */
export const waitOf = (tries: number): number => Math.min(1000 * 2 ** (tries - 1), 30_000);

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * What a member has written and the server has not answered for: one queue for each conversation, in the order in which it was
 * written, kept in the browser's storage so that a reload or a closed tab only delays it.
 */
export function createOutbox(memberId: number, ways: Ways) {
  const kept = keptIn<Outgoing>(`lyceum.outbox:${memberId}`, ways.storage);
  const running = new Set<string>();
  let wakes = new AbortController();
  let isOpen = true;
  /** Sent for the first time by this page: whoever wrote it sits here. */
  const fresh = new Set<string>();

  const find = (name: string) => kept.all().find(({ client_id }) => client_id === name);
  const nextOf = (key: string) => kept.all().find(({ to, state }) => keyOf(to) === key && state !== 'refused');
  const change = (name: string, part: Partial<Outgoing>): void =>
    kept.change((all) => all.map((each) => (each.client_id === name ? { ...each, ...part } : each)));
  const settle = (name: string): void => {
    if (find(name)) kept.change((all) => all.filter(({ client_id }) => client_id !== name));
  };

  /** What was written to a member goes on in the conversation that has begun. */
  function begun(from: Place, thread: number): void {
    kept.change((all) => all.map((each) => (keyOf(each.to) === keyOf(from) ? { ...each, to: { thread } } : each)));
  }

  /** One after the other until none is left. Answers where what is left has moved to. */
  async function empty(key: string): Promise<string | null> {
    let tries = 0;
    for (let next = nextOf(key); next && isOpen; next = nextOf(key)) {
      const { client_id: name, to } = next;
      const outcome = await ways.send(next, tries > 0 || !fresh.has(name));
      tries = outcome === 'unanswered' ? tries + 1 : 0;
      if (outcome === 'unanswered') {
        change(name, { state: 'unanswered' });
        const wake = wakes.signal;
        if (isOpen && find(name)) await ways.rest(waitOf(tries), wake);
      } else if ('refused' in outcome) change(name, { state: 'refused', why: outcome.refused });
      else {
        settle(name);
        if ('participant' in to) {
          begun(to, outcome.thread);
          return `${outcome.thread}`;
        }
      }
    }
    return null;
  }

  async function run(key: string): Promise<void> {
    if (running.has(key) || !isOpen) return;
    running.add(key);
    let moved: string | null = null;
    await ways.alone(`lyceum.outbox:${memberId}:${key}`, async () => void (moved = await empty(key)));
    running.delete(key);
    if (moved !== null) return run(moved);
    // Written while the last one was being answered.
    if (nextOf(key) && isOpen) return run(key);
  }

  function wake(): void {
    wakes.abort();
    wakes = new AbortController();
  }

  return {
    all: kept.all,
    watch: kept.watch,
    settle,
    add(message: Omit<Outgoing, 'state'>): void {
      fresh.add(message.client_id);
      kept.change((all) => [...all, { ...message, state: 'sending' }]);
      void run(keyOf(message.to));
    },
    /** At once, and whatever waits before it. */
    again(name: string): void {
      const message = find(name);
      if (!message) return;
      change(name, { state: 'sending', why: undefined });
      wake();
      void run(keyOf(message.to));
    },
    /** Everything that is kept goes on: what an earlier page has left, and what waited for the connection. */
    resume(): void {
      wake();
      for (const key of new Set(kept.all().map(({ to }) => keyOf(to)))) void run(key);
    },
    /** The member leaves: nothing is sent in whoever's session comes next. */
    close(): void {
      isOpen = false;
      wake();
    },
  };
}
