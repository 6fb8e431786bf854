import type { HistoryEntry } from '../data/types.ts';

export interface Change {
  field: string;
  before: unknown;
  after: unknown;
}
export type ToldEntry = HistoryEntry & { changes: Change[] };

/**
 * Adds the changed fields to each entry. Events record the full state, so each change is the difference from the
 * previous one.
 */
export function tellChanges(oldestFirst: readonly HistoryEntry[]): ToldEntry[] {
  const known: Record<string, unknown> = {};
  return oldestFirst.map((entry) => {
    if (entry.type === 'SettingsChanged') return { ...entry, changes: settingsChanges(entry) };
    const changes = Object.entries(entry.data)
      .filter(([field, value]) => field in known && known[field] !== value)
      .map(([field, after]) => ({ field, before: known[field], after }));
    Object.assign(known, entry.data);
    return { ...entry, changes };
  });
}

/** Settings events already record the previous values. */
function settingsChanges({ data }: HistoryEntry): Change[] {
  const { changed, previous } = data as Record<'changed' | 'previous', Record<string, unknown>>;
  return Object.entries(changed).map(([field, after]) => ({ field, before: previous[field], after }));
}
