import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { until } from '../until.ts';

/** A real Redis on a free port; `durable` as in production, else with nothing kept on disk. */
export class RedisServer {
  readonly url: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'lyceum-redis-'));
  private child: ChildProcess;

  private constructor(
    private readonly port: number,
    private readonly durable: boolean,
  ) {
    this.url = `redis://127.0.0.1:${port}`;
    this.child = this.launch();
  }

  private launch(): ChildProcess {
    const { port } = this;
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--maxmemory-policy', 'noeviction'];
    if (this.durable) settings.push('--appendonly', 'yes', '--appendfsync', 'always');
    const program = process.env.REDIS_SERVER_PATH ?? 'redis-server';
    return spawn(program, [...settings, '--dir', this.folder], { stdio: 'ignore' });
  }

  static async start({ durable = false } = {}): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), durable);
    await until('Redis answers', () => server.answers());
    return server;
  }

  /** kill -9; one that is not durable forgets everything. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await until('Redis has ended', () => this.child.exitCode !== null || this.child.signalCode !== null);
  }

  /** Another one in its place. */
  async again(): Promise<void> {
    this.child = this.launch();
    await until('Redis answers', () => this.answers());
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = createConnection(this.port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.unref().once('connect', () => socket.destroy());
    });
  }
}
