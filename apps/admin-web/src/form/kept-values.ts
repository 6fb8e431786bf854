export interface Kept {
  /** Of the record that the form began with. */
  version: number;
  /** What was changed in it. */
  values: Record<string, unknown>;
}

const keyOf = (place: string): string => `lyceum.console.form:${place}`;

/** What a form was filled in with and has not been saved: it outlives a reload and a login of this tab, and nothing more. */
export function keptValues(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  return {
    read(place: string): Kept | null {
      try {
        const kept = JSON.parse(storage().getItem(keyOf(place)) ?? 'null') as Partial<Kept> | null;
        return kept && typeof kept.version === 'number' && kept.values ? (kept as Kept) : null;
      } catch {
        return null;
      }
    },

    /** Nothing that is changed is nothing to keep. Nobody's typing fails because storage is full or refused. */
    write(place: string, kept: Kept): void {
      try {
        if (Object.keys(kept.values).length === 0) storage().removeItem(keyOf(place));
        else storage().setItem(keyOf(place), JSON.stringify(kept));
      } catch {
        // It stays on the screen.
      }
    },
  };
}

/** The fields that differ from what the form began with. */
export const changedIn = (
  values: Record<string, unknown>,
  dirty: Readonly<Record<string, unknown>>,
): Record<string, unknown> => Object.fromEntries(Object.entries(values).filter(([name]) => Boolean(dirty[name])));
