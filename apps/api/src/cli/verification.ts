import { type Kernel, type Projection, type TableVerdict, verifyProjection } from '@lyceum/kernel';

const isEqual = ({ onlyLive, onlyRebuilt }: TableVerdict): boolean => onlyLive === 0 && onlyRebuilt === 0;

function told(verdict: TableVerdict): string {
  const { projection, table, rows, onlyLive, onlyRebuilt } = verdict;
  const said = isEqual(verdict) ? 'equal' : `DIFFERS: ${onlyLive} rows only live, ${onlyRebuilt} only rebuilt`;
  return `${projection.padEnd(26)} ${table.padEnd(30)} ${String(rows).padStart(9)} rows  ${said}`;
}

/** Rebuilds projections beside the live ones: a line for each table, and whether all are equal. */
export async function verified(
  { db, store }: Kernel,
  projections: readonly Projection[],
): Promise<{ lines: string[]; equal: boolean }> {
  const verdicts: TableVerdict[] = [];
  for (const projection of projections) verdicts.push(...(await verifyProjection(db, store, projection)));
  return { lines: verdicts.map(told), equal: verdicts.every(isEqual) };
}
