const PREFIX = 'lyceum.draft:';
const KEPT_DAYS = 60;
const DAY_MS = 86_400_000;

interface Stored {
  at: number;
  value: unknown;
  /** The server's version that this was, or grew from; none where the server has never had it. */
  version?: number;
  /** Typed since then. */
  unsent?: boolean;
  /** The visit that is posting it; a later one finds it as a draft, since the answer never came. */
  postedBy?: number;
}
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * What a member has typed and not posted, by member and place. Nobody's typing may fail because storage is full or
 * refused, so every access is guarded; unreadable entries count as none.
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

    /** As {@link read}, with what is known of the server's copy. */
    stored: (memberId: number, place: string): Stored | null =>
      guarded(() => parse(storage().getItem(keyOf(memberId, place))), null),

    /** What was typed here. */
    write(memberId: number, place: string, value: unknown): void {
      const version = this.stored(memberId, place)?.version;
      put(memberId, place, { at: now(), value, version, unsent: true });
    },

    /** What the server has as this version: sent there, or come from there. */
    agree(memberId: number, place: string, value: unknown, version: number): void {
      put(memberId, place, { at: now(), value, version });
    },

    /** It is on its way to be posted. Answers whether it is that still: nothing was typed since. */
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

    /** Calls whenever a draft comes, changes or goes. Answers how to end that. */
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },

    /** Drafts that nobody came back to for two months go. */
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
