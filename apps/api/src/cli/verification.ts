import { type Kernel, type Projection, verifyProjections } from '@lyceum/kernel';

export interface Verdict {
  equal: boolean;
  line: string;
}

/** Rebuilds projections into separate tables and compares each table with the live one. */
export async function verified({ db, store }: Kernel, projections: readonly Projection[]): Promise<Verdict[]> {
  const verdicts = await verifyProjections(db, store, projections);
  return verdicts.map(({ projection, table, rows, onlyLive, onlyRebuilt }) => {
    const equal = onlyLive === 0 && onlyRebuilt === 0;
    const said = equal ? 'equal' : `DIFFERS: ${onlyLive} rows only live, ${onlyRebuilt} only rebuilt`;
    return { equal, line: `${projection.padEnd(26)} ${table.padEnd(30)} ${String(rows).padStart(9)} rows  ${said}` };
  });
}
