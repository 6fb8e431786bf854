/** The beginning of a draft's key in the browser's storage. */
export const PREFIX = 'lyceum.draft:';
const KEPT_DAYS = 60;
const DAY_MS = 86_400_000;

interface Stored {
  at: number;
  value: unknown;
  /** Version on the server that this text equals or derives from. Absent if the server never had it. */
  version?: number;
  /** Whether the text changed since that version. */
  unsent?: boolean;
  /** Page visit that is posting it. A later visit shows it as a draft, because the answer never arrived. */
  postedBy?: number;
}
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Drafts of unposted input, by member and key. Access never throws, because full or blocked storage must not break
 * typing. Unreadable entries count as absent.
 */
export function createDrafts(storage: () => DraftStorage, now: () => number = Date.now, visit = Math.random()) {
  const keyOf = (memberId: number, place: string) => `${PREFIX}${memberId}:${place}`;

  function parse(text: string | null): Stored | null {
    try {
      const stored = JSON.parse(text ?? 'null') as Stored | null;
      return stored && typeof stored.at === 'number' ? stored : null;
    } catch {
      return null;
    }
  }

  function guarded<T>(work: () => T, otherwise: T): T {
    try {
      return work();
    } catch {
      return otherwise;
    }
  }

  const watchers = new Set<() => void>();
  const tell = () => watchers.forEach((watcher) => watcher());

  function put(memberId: number, place: string, stored: Stored): void {
    guarded(() => storage().setItem(keyOf(memberId, place), JSON.stringify(stored)), undefined);
    tell();
  }

  return {
    read<T>(memberId: number, place: string): T | null {
      const stored = this.stored(memberId, place);
      return stored && stored.postedBy !== visit ? (stored.value as T) : null;
    },

    /** Like {@link read}, with the state of the server's copy. */
    stored: (memberId: number, place: string): Stored | null =>
      guarded(() => parse(storage().getItem(keyOf(memberId, place))), null),

    /** Stores input from this device. */
    write(memberId: number, place: string, value: unknown): void {
      const version = this.stored(memberId, place)?.version;
      put(memberId, place, { at: now(), value, version, unsent: true });
    },

    /** Stores a value that equals this version on the server. */
    agree(memberId: number, place: string, value: unknown, version: number): void {
      put(memberId, place, { at: now(), value, version });
    },

    /** Marks a draft as being posted. Returns a function that tells whether it is unchanged since. */
    post(memberId: number, place: string): () => boolean {
      const stored = this.stored(memberId, place);
      if (stored) put(memberId, place, { ...stored, postedBy: visit });
      return () => {
        const kept = this.stored(memberId, place);
        return kept?.postedBy === visit && kept.at === stored?.at;
      };
    },

    clear(memberId: number, place: string): void {
      guarded(() => storage().removeItem(keyOf(memberId, place)), undefined);
      tell();
    },

    /** Calls `watcher` when any draft changes. Returns a function that unsubscribes. */
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },

    /** Deletes drafts that did not change for two months. */
    prune(): void {
      guarded(() => {
        const kept = storage();
        const ours = Array.from({ length: kept.length }, (_, index) => kept.key(index)).filter((key) =>
          key?.startsWith(PREFIX),
        );
        for (const key of ours) {
          const stored = parse(kept.getItem(key as string));
          if (!stored || now() - stored.at > KEPT_DAYS * DAY_MS) kept.removeItem(key as string);
        }
      }, undefined);
    },
  };
}
