export interface Kept {
  /** Version of the record that the form started from. */
  version: number;
  /** Changed fields with their values. */
  values: Record<string, unknown>;
}

const keyOf = (place: string): string => `lyceum.console.form:${place}`;

/** Persists unsaved form values per form in `storage`. Read and write never throw. */
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

    /** Stores the values, or removes the entry if nothing changed. A full or blocked storage is ignored. */
    write(place: string, kept: Kept): void {
      try {
        if (Object.keys(kept.values).length === 0) storage().removeItem(keyOf(place));
        else storage().setItem(keyOf(place), JSON.stringify(kept));
      } catch {
        // The values remain on the screen.
      }
    },
  };
}

/** The values of the changed fields. */
export const changedIn = (
  values: Record<string, unknown>,
  dirty: Readonly<Record<string, unknown>>,
): Record<string, unknown> => Object.fromEntries(Object.entries(values).filter(([name]) => Boolean(dirty[name])));
