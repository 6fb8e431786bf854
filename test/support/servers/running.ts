import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { Persona } from '../persona.ts';
import { until } from '../until.ts';

const ROOT = join(__dirname, '..', '..', '..');
/** The first start fills the demo community, and may have to build. */
const READY_MS = 300_000;
const STOP_MS = 60_000;

export const DEMO_PASSWORD = 'lyceum-demo';
export type Role = 'member' | 'moderator' | 'admin';
export const demoAccount = (role: Role): string => `${role}@demo.test`;

/** The whole application as a person starts it: `scripts/start.mjs`, its API and its own PostgreSQL. */
export class Lyceum {
  readonly dataDir: string;
  readonly port: number;
  private child: ChildProcess | null = null;
  private said = '';
  /** Their numbers may go to somebody else, and still stand in files. */
  private readonly killed = new Set<number>();

  private constructor(dataDir: string, port: number) {
    this.dataDir = dataDir;
    this.port = port;
  }

  /** On a free port, with an empty data folder; not ready yet. */
  static async begin(dataDir = mkdtempSync(join(tmpdir(), 'lyceum-e2e-'))): Promise<Lyceum> {
    const lyceum = new Lyceum(dataDir, await freePort());
    lyceum.launch();
    return lyceum;
  }

  /** Ready, with the demo community. */
  static async start(): Promise<Lyceum> {
    const lyceum = await Lyceum.begin();
    await lyceum.ready();
    return lyceum;
  }

  /** The name that the start prints, and not its number. */
  get url(): string {
    return `http://localhost:${this.port}`;
  }

  get output(): string {
    return this.said;
  }

  /** Starts again with the same data and port. */
  launch(): void {
    this.said = '';
    this.child = this.run('start.mjs');
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (text: string) => (this.said += text));
    }
  }

  private run(script: string, ...args: string[]): ChildProcess {
    const { DATABASE_URL: _1, REDIS_URL: _2, NODE_OPTIONS: _3, HOST: _4, PUBLIC_URL: _5, ...env } = process.env;
    const given = {
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      DEMO_MODE: 'true',
      REGISTRATIONS_PER_HOUR: '0',
      CONTACTS_PER_HOUR: '0',
      CONVERSATIONS_PER_HOUR: '0',
      REQUESTS_PER_MINUTE: '0',
    };
    const child = spawn(process.execPath, [join(ROOT, 'scripts', script), ...args], {
      cwd: ROOT,
      // Under npm the start ends when whoever started it is gone: a killed test run leaves nothing running.
      env: { ...env, ...given, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8');
    return child;
  }

  async ready(): Promise<void> {
    const isReady = async (): Promise<boolean> => {
      if (this.child && hasEnded(this.child)) throw new Error(`The start has ended.\n${this.said}`);
      return (await this.health()).status === 200;
    };
    await until('the application was ready', isReady, READY_MS);
  }

  /** The code with which the start ends by itself. */
  async endedWith(): Promise<number | null> {
    const { child } = this;
    await until('the start had ended', () => !child || hasEnded(child), READY_MS);
    return child?.exitCode ?? null;
  }

  /** Tells the API alone to end, as somebody does who takes it for something else. */
  endApi(): void {
    process.kill(this.apiPid!, 'SIGTERM');
  }

  /** What the health check says: `status` 0 while nothing listens. */
  async health(): Promise<{ status: number; text: string }> {
    try {
      const answer = await fetch(`${this.url}/health/ready`, { signal: AbortSignal.timeout(5000) });
      return { status: answer.status, text: await answer.text() };
    } catch {
      return { status: 0, text: '' };
    }
  }

  /** `npm run projections -- verify` on the data of this application. */
  async verifyProjections(): Promise<{ code: number; output: string }> {
    const child = this.run('projections.mjs', 'verify');
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: string) => (output += text));
    const code = await new Promise<number>((resolve) => child.once('close', (ended) => resolve(ended ?? 1)));
    return { code, output };
  }

  /** Somebody who talks to the API without a browser. */
  async person(role: Role): Promise<Persona> {
    const persona = new Persona(this.url);
    const answer = await persona.login(demoAccount(role), DEMO_PASSWORD);
    if (answer.status !== 200) throw new Error(`Could not sign in as ${role}: ${answer.status}`);
    return persona;
  }

  /** kill -9 of the start and the API, and of the database when asked, with no time between for any of them to react. */
  async kill({ database = false } = {}): Promise<void> {
    const child = this.child;
    const victims = [child?.pid, this.apiPid, database ? this.postgresPid : undefined];
    this.killAll(victims);
    await until('the start was gone', () => !child || hasEnded(child));
    this.child = null;
  }

  async stop(): Promise<void> {
    const child = this.child;
    if (!child || hasEnded(child)) return;
    child.kill('SIGTERM');
    await until('the application had stopped', () => hasEnded(child), STOP_MS);
  }

  /** Ends everything, whatever state a failed test has left it in, and deletes the data. */
  async discard(): Promise<void> {
    await this.stop().catch(() => undefined);
    const { child } = this;
    const left = [child && !hasEnded(child) ? child.pid : undefined, this.apiPid, this.postgresPid];
    this.killAll(left);
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 10 });
  }

  private killAll(pids: (number | undefined)[]): void {
    for (const pid of pids) {
      if (!pid || this.killed.has(pid)) continue;
      this.killed.add(pid);
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
    }
  }

  private get apiPid(): number | undefined {
    const lock = read(join(this.dataDir, 'lyceum.lock'));
    return lock ? (JSON.parse(lock) as { api?: { pid: number } }).api?.pid : undefined;
  }

  private get postgresPid(): number | undefined {
    return Number(read(join(this.dataDir, 'postgres', 'cluster', 'postmaster.pid')).split('\n')[0]) || undefined;
  }
}

/** A file that may not be there; both that are read here go away in an orderly end. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;
