export interface Counted {
  passed: number;
  failed: number;
  skipped: number;
  failedFiles: string[];
  /** A line for each: file and title. */
  failures: string[];
  /** Whole titles of the tests that failed. */
  failedTitles: string[];
  /** Tests that passed in files without a failure. */
  passedBeside: number;
  files?: MeasuredFile[];
}

export interface MeasuredFile {
  /** Relative to the repository. */
  file: string;
  milliseconds: number;
  /** Milliseconds spent importing, and megabytes of the test process: not for isolated files. */
  importing?: number;
  memory?: number;
}

type Jest = (args: string[], patterns: string[], env: Record<string, string>) => Promise<Counted>;

interface Run {
  project: string;
  /** How many processes share the files; 1: one file after the other. */
  workers?: number;
  patterns: string[];
  env: Record<string, string>;
  /** Before files that failed are run again; null: they are not. */
  beforeAgain?: ((files: string[]) => Promise<void>) | null;
  /** The tests whose titles match it. */
  only?: string | null;
  /** Of a file that failed, only the failed tests are run again. */
  independent?: boolean;
}

export const runJest: Jest;
export function runProject(
  run: Run,
  jest?: Jest,
): Promise<Pick<Counted, 'passed' | 'failed' | 'skipped' | 'failures' | 'files'> & { unstable: string[] }>;
