import type { PostFile } from '../../../entities/media/upload/post-file.ts';
import { keptIn } from './kept.ts';

/** Destination: a conversation, or a member without one yet. */
export type Place = { thread: number } | { participant: number };

/** A message to send. Its `client_id` is also its `Idempotency-Key`, so a retry never duplicates it. */
export interface Outgoing {
  client_id: string;
  to: Place;
  html: string;
  files: PostFile[];
  /** URL of a GIF that is sent instead of text. `html` displays it. */
  gif?: string;
  at: string;
  /**
   * `unanswered`: an attempt got no answer. `refused`: the server refuses the message for good, for the reason `why`.
   */
  state: 'sending' | 'unanswered' | 'refused';
  why?: string;
}

/** Queue key of a destination. */
export const keyOf = (to: Place): string => ('thread' in to ? `${to.thread}` : `to-${to.participant}`);

/** Result of an attempt. `refused` is final. */
export type Outcome = { sent: true; thread: number } | { refused: string } | 'unanswered';

interface Ways {
  storage: () => Storage;
  /** Makes one attempt. `again`: a retry, or a message of an earlier page, so the session's member must be checked. */
  send: (message: Outgoing, again: boolean) => Promise<Outcome>;
  /** Runs one sender at a time per queue, across all tabs. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Waits for the back-off. `wake` ends it early. */
  rest: (ms: number, wake: AbortSignal) => Promise<void>;
}

/** Exponential back-off in milliseconds, at most 30 seconds. */
export const waitOf = (tries: number): number => Math.min(1000 * 2 ** (tries - 1), 30_000);

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Outbox of a member: one queue per conversation, in order of writing. It persists in the browser's storage, so that a
 * reload or closed tab only delays messages.
 */
export function createOutbox(memberId: number, ways: Ways) {
  const kept = keptIn<Outgoing>(`lyceum.outbox:${memberId}`, ways.storage);
  const running = new Set<string>();
  let wakes = new AbortController();
  let isOpen = true;
  /** Messages written on this page, so that their first attempt needs no check of the session. */
  const fresh = new Set<string>();

  const find = (name: string) => kept.all().find(({ client_id }) => client_id === name);
  const nextOf = (key: string) => kept.all().find(({ to, state }) => keyOf(to) === key && state !== 'refused');
  const change = (name: string, part: Partial<Outgoing>): void =>
    kept.change((all) => all.map((each) => (each.client_id === name ? { ...each, ...part } : each)));
  const settle = (name: string): void => {
    if (find(name)) kept.change((all) => all.filter(({ client_id }) => client_id !== name));
  };

  /** Redirects messages to a member into the conversation that now exists. */
  function begun(from: Place, thread: number): void {
    kept.change((all) => all.map((each) => (keyOf(each.to) === keyOf(from) ? { ...each, to: { thread } } : each)));
  }

  /** Sends the queue in order until it is empty. Returns the key of the queue to which the rest moved. */
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
    // A message was added while the last one was being sent.
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
    /** Retries immediately, including earlier messages of the same queue. */
    again(name: string): void {
      const message = find(name);
      if (!message) return;
      change(name, { state: 'sending', why: undefined });
      wake();
      void run(keyOf(message.to));
    },
    /** Retries all stored messages, after a reload or when the connection returns. */
    resume(): void {
      wake();
      for (const key of new Set(kept.all().map(({ to }) => keyOf(to)))) void run(key);
    },
    /** Stops on logout, so that no message is sent in the next member's session. */
    close(): void {
      isOpen = false;
      wake();
    },
  };
}
