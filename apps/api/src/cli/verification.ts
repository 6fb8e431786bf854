import { type Kernel, type Projection, verifyProjection } from '@lyceum/kernel';

export interface Verdict {
  equal: boolean;
  line: string;
}

/** Rebuilds projections into separate tables and compares each table with the live one. */
export async function verified({ db, store }: Kernel, projections: readonly Projection[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const projection of projections) {
    for (const { table, rows, onlyLive, onlyRebuilt } of await verifyProjection(db, store, projection)) {
      const equal = onlyLive === 0 && onlyRebuilt === 0;
      const said = equal ? 'equal' : `DIFFERS: ${onlyLive} rows only live, ${onlyRebuilt} only rebuilt`;
      const line = `${projection.name.padEnd(26)} ${table.padEnd(30)} ${String(rows).padStart(9)} rows  ${said}`;
      verdicts.push({ equal, line });
    }
  }
  return verdicts;
}
