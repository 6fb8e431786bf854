import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Pool, type QueryResultRow } from 'pg';
import { discardPostgres, type StartedPostgres, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { OwnProcess } from './deployment.ts';
import { Persona } from '../persona.ts';
import { RedisServer } from './redis.ts';
import { DEMO_PASSWORD, demoAccount, type Role } from './running.ts';

const ROOT = join(__dirname, '..', '..', '..');
export const SECRET = 'the secret of an installation that is killed again and again';
export type Part = 'api' | 'worker';

/**
 * What stands in production, each in a process of its own, to be killed one by one: a PostgreSQL and a Redis that flush
 * what they acknowledge, an API and a worker, with the demo community (faults-setup.ts).
 */
export class Installation {
  readonly redis: RedisServer;
  private readonly dataDir: string;
  private postgres: StartedPostgres;
  private readonly processes = new Map<Part, OwnProcess>();
  /** Those beside them too, so that a failed test leaves none behind. */
  private readonly begun: OwnProcess[] = [];
  /** How many hours the clock of each is ahead of the time. */
  private readonly clocks = new Map<Part, number>();
  private pool: Pool;
  private readonly ends: (() => unknown)[] = [];
  private durable = true;

  private constructor(dataDir: string, postgres: StartedPostgres, redis: RedisServer) {
    this.dataDir = dataDir;
    this.postgres = postgres;
    this.redis = redis;
    this.pool = poolOf(postgres);
  }

  /** `durable: false`: PostgreSQL acknowledges what it has not flushed, as nobody should run it. */
  static async start({ durable = true } = {}): Promise<Installation> {
    const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-faults-'));
    // With its owners: PostgreSQL may have a user of its own.
    execFileSync('cp', ['-a', `${join(process.env.DEMO_FOLDER!, 'installation')}/.`, dataDir]);
    const postgres = await startPostgres({ dataDir });
    const installation = new Installation(dataDir, postgres, await RedisServer.start({ durable: true }));
    if (!durable) await installation.acknowledgeEarly();
    await Promise.all([installation.launch('worker'), installation.launch('api')]);
    return installation;
  }

  private async acknowledgeEarly(): Promise<void> {
    this.durable = false;
    const [{ name }] = (await this.query<{ name: string }>('select current_database() as name')) as [{ name: string }];
    await this.query(`alter database ${name} set synchronous_commit = off`);
  }

  part(part: Part): OwnProcess {
    return this.processes.get(part)!;
  }

  get url(): string {
    return this.part('api').url;
  }

  get databaseUrl(): string {
    return this.postgres.url;
  }

  /** Starts a process, the API at the address that its clients know. Answers when it is ready. */
  async launch(part: Part): Promise<void> {
    const process = await this.begin(part, this.processes.get(part)?.port);
    this.processes.set(part, process);
    await process.ready();
  }

  /** A process beside those that are there. */
  async begin(part: Part, port?: number): Promise<OwnProcess> {
    const environment = {
      DATABASE_URL: this.postgres.url,
      REDIS_URL: this.redis.url,
      APP_SECRET: SECRET,
      DEMO_MODE: 'true',
      REQUESTS_PER_MINUTE: '0',
      REGISTRATIONS_PER_HOUR: '0',
      CONTACTS_PER_HOUR: '0',
      CONVERSATIONS_PER_HOUR: '0',
      REQUIRE_DURABILITY: String(this.durable),
      ROLE: part,
      ...clockAhead(this.clocks.get(part) ?? 0),
    };
    const process = await OwnProcess.begin(environment, port);
    this.begun.push(process);
    return process;
  }

  async restart(part: Part): Promise<void> {
    await this.part(part).stop('SIGKILL');
    await this.launch(part);
  }

  /** From its next start on, its clock is so many hours ahead of the time; behind, when it is less than none. */
  setClock(part: Part, hours: number): void {
    this.clocks.set(part, hours);
  }

  /** kill -9 of PostgreSQL, all its processes at one moment, and the next start on the same data and port. */
  async crashPostgres(): Promise<void> {
    const startAgain = await this.killPostgres();
    await startAgain();
  }

  /** kill -9 of PostgreSQL, all its processes at one moment. The answer starts it again on the same data and port. */
  async killPostgres(): Promise<() => Promise<void>> {
    const { pid, port, exited } = this.postgres;
    // Stopped first: it must neither start others nor tell them to end in order.
    process.kill(pid, 'SIGSTOP');
    for (const victim of [...childrenOf(pid), pid]) process.kill(victim, 'SIGKILL');
    await exited;
    return async () => {
      const idle = this.pool;
      this.postgres = await startPostgres({ dataDir: this.dataDir, port });
      this.pool = poolOf(this.postgres);
      await idle.end();
    };
  }

  /** SIGSTOP of all of PostgreSQL, until the answer is called: it takes what is sent, and answers nothing. */
  hangPostgres(): () => void {
    const { pid } = this.postgres;
    const all = [pid, ...childrenOf(pid)];
    for (const one of all) process.kill(one, 'SIGSTOP');
    const goOn = () => {
      for (const one of all.splice(0)) process.kill(one, 'SIGCONT');
    };
    this.atEnd(goOn);
    return goOn;
  }

  async query<R extends QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    return (await this.pool.query<R>(text, values)).rows;
  }

  /** A statement in a transaction that stays open, holding its locks, until the answer is called. */
  async hold(statement: string): Promise<() => Promise<void>> {
    const client = await this.pool.connect();
    await client.query('begin');
    // Longer than an application may.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query(statement);
    let held = true;
    // What a failed test still holds would keep its servers from ending.
    this.atEnd(() => held && client.release(true));
    return async () => {
      held = false;
      await client.query('rollback');
      client.release();
    };
  }

  async person(role: Role): Promise<Persona> {
    const persona = new Persona(this.url);
    const { status } = await persona.login(demoAccount(role), DEMO_PASSWORD);
    if (status !== 200) throw new Error(`Could not sign in as ${role}: ${status}`);
    return persona;
  }

  /** A topic of its own, on a board of the demo community unless one is named. Answers its id. */
  async topic(author: Persona, title: string, board?: number, release_date?: string): Promise<number> {
    const channel_id = board ?? (await this.board(author));
    const body = { title, content: '<p>Om te zien wat blijft</p>', channel_id, ...(release_date && { release_date }) };
    const answer = await author.call('POST /conversations', { body });
    if (answer.status !== 201) throw new Error(`The topic was refused: ${JSON.stringify(answer.body)}`);
    return answer.body.data.id as number;
  }

  /** A board of the demo community that everybody reads. */
  async board(reader: Persona): Promise<number> {
    const boards = (await reader.call('GET /api/v4/community/channels')).body.data as { id: number; slug: string }[];
    return boards.find(({ slug }) => slug === 'glazes')!.id;
  }

  /** What `npm run projections -- verify` says of this database. */
  verifyProjections(): Promise<string> {
    return this.verify('projections');
  }

  /** What `npm run <script> -- verify` prints, after `failed` when it ends with another code than 0. */
  async verify(script: 'projections' | 'consent'): Promise<string> {
    const run = promisify(execFile)(process.execPath, [join(ROOT, 'scripts', `${script}.mjs`), 'verify'], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: this.postgres.url, APP_SECRET: SECRET },
    });
    return run.then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => `failed\n${stdout}${stderr}`,
    );
  }

  /** What uses it, and has to let go when a test ends in the middle. */
  atEnd(end: () => unknown): void {
    this.ends.push(end);
  }

  async discard(): Promise<void> {
    for (const end of this.ends) end();
    await this.pool.end();
    // One that was stopped by SIGSTOP hears no other signal.
    await Promise.all(this.begun.map((process) => process.stop('SIGKILL')));
    await this.redis.stop();
    await this.postgres.stop();
    await discardPostgres({ dataDir: this.dataDir });
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

const clockAhead = (hours: number): Record<string, string> =>
  hours === 0
    ? {}
    : {
        NODE_OPTIONS: `--import ${pathToFileURL(join(__dirname, '..', 'faults', 'clock-ahead.mjs')).href}`,
        CLOCK_AHEAD_MS: String(hours * 3_600_000),
      };

function poolOf({ url }: StartedPostgres): Pool {
  const pool = new Pool({ connectionString: url, max: 4 });
  // A connection that broke with its server is replaced by the next.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

/** The fourth field of the process's line; the second, its name in brackets, may hold blanks. */
function parentOf(pid: number): number | null {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
  } catch {
    return null;
  }
}
