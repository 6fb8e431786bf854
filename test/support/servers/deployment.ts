import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { until } from '../until.ts';

const ROOT = join(__dirname, '..', '..', '..');
// Seeding is part of it, and takes its time on a machine with much else to do.
const READY_MS = 180_000;
/** The databases of tests keep nothing over a crash. */
const UNSAFE = { REQUIRE_DURABILITY: 'false' };

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The built application, as an operator starts it: one process with an environment. */
export class OwnProcess {
  readonly url: string;
  output = '';
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'lyceum-role-'));
  private readonly child: ChildProcess;

  private constructor(port: number, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    const { REDIS_URL: _1, APP_SECRET: _2, NODE_OPTIONS: _3, ...env } = process.env;
    this.child = spawn(process.execPath, [join(ROOT, 'apps', 'api', 'dist', 'main.js')], {
      env: { ...env, PORT: String(port), DATA_DIR: this.dataDir, LOG_LEVEL: 'warn', ...UNSAFE, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(this.child);
    this.child.once('exit', () => running.delete(this.child));
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (text: Buffer) => (this.output += String(text)));
    }
  }

  static async build(): Promise<void> {
    await promisify(execFile)(process.execPath, [join(ROOT, 'scripts', 'build.mjs')]);
  }

  /** On a free port, unless its clients know one. */
  static async begin(environment: Record<string, string>, port?: number): Promise<OwnProcess> {
    return new OwnProcess(port ?? (await freePort()), environment);
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** SIGSTOP and SIGCONT: a machine that hangs, and comes back. SIGUSR2: its clock is set (clock-ahead.mjs). */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGUSR2'): void {
    this.child.kill(signal);
  }

  async ready(): Promise<void> {
    await until(
      'the process was ready',
      async () => {
        if (this.hasEnded) throw new Error(`It has ended.\n${this.output}`);
        return (await this.status('/health/ready')) === 200;
      },
      READY_MS,
    );
  }

  /** 0 while nothing listens. */
  status(path: string): Promise<number> {
    return fetch(this.url + path).then(
      ({ status }) => status,
      () => 0,
    );
  }

  /** Answers its code, or the signal that it was ended by. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | string | null> {
    if (!this.hasEnded) this.child.kill(signal);
    await until('the process had ended', () => this.hasEnded);
    rmSync(this.dataDir, { recursive: true, force: true });
    return this.child.exitCode ?? this.child.signalCode;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}
