/** Types of postgres.mjs for the tests and tools written in TypeScript. */
export interface PostgresOptions {
  /** The folder that holds everything of this database server; made when it is missing. */
  dataDir: string;
  log?: (message: string) => void;
  /** Without durability, for throw-away servers of tests. */
  fast?: boolean;
  maxConnections?: number;
  /** Any free one when it is not given. */
  port?: number;
}

export interface RunningPostgres {
  url: string;
  port: number;
}

export interface StartedPostgres extends RunningPostgres {
  pid: number;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  stop(): Promise<void>;
}

export function startPostgres(options: PostgresOptions): Promise<StartedPostgres>;
export function runningPostgres(options: Pick<PostgresOptions, 'dataDir'>): RunningPostgres | null;
export function openPostgres(options: PostgresOptions): Promise<RunningPostgres & { stop(): Promise<void> }>;
export function discardPostgres(options: Pick<PostgresOptions, 'dataDir'>): Promise<void>;
