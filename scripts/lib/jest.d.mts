export interface Counted {
  passed: number;
  failed: number;
  skipped: number;
  failedFiles: string[];
  /** Tests that passed in files without a failure. */
  passedBeside: number;
}

type Jest = (args: string[], patterns: string[], env: Record<string, string>) => Promise<Counted>;

export const runJest: Jest;
export function runTwice(
  args: string[],
  patterns: string[],
  env: Record<string, string>,
  jest?: Jest,
): Promise<{ passed: number; failed: number; skipped: number; unstable: string[] }>;
