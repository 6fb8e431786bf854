const PREFIX = 'lyceum.draft:';
const KEPT_DAYS = 60;
const DAY_MS = 86_400_000;

type Stored = { at: number; value: unknown };
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * What a member has typed and not posted, by member and place. Nobody's typing may fail because storage is full or
 * refused, so every access is guarded; unreadable entries count as none.
 */
export function createDrafts(storage: () => DraftStorage, now: () => number = Date.now) {
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

  return {
    read: <T>(memberId: number, place: string): T | null =>
      guarded(() => (parse(storage().getItem(keyOf(memberId, place)))?.value as T | undefined) ?? null, null),

    write(memberId: number, place: string, value: unknown): void {
      const stored: Stored = { at: now(), value };
      guarded(() => storage().setItem(keyOf(memberId, place), JSON.stringify(stored)), undefined);
    },

    clear(memberId: number, place: string): void {
      guarded(() => storage().removeItem(keyOf(memberId, place)), undefined);
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
