import { mkdirSync, openSync, write, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Lines are written some at a time, a second later at most: a write of its own for each took a tenth of a request's time. */
const GATHERED_BYTES = 4096;
const LATEST_MS = 1000;

const open = new Set<LogFile>();
process.once('exit', () => open.forEach((file) => file.flushSync()));

/**
 * Where the log is written. A log is no reason to stop: what cannot be written (the disk is full, say) is dropped, which is
 * said once on standard error, and it is tried again with what comes next. Writers of log libraries wait for room at the end of the
 * process instead, for ever and in the way of everything else.
 */
export class LogFile {
  private readonly fd: number;
  private gathered = '';
  private isWriting = false;
  private isFailing = false;

  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true });
    this.fd = openSync(path, 'a', 0o600);
    open.add(this);
    setInterval(() => this.flush(), LATEST_MS).unref();
  }

  write(line: string): void {
    this.gathered += line;
    if (this.gathered.length >= GATHERED_BYTES) this.flush();
  }

  /** What is gathered now, before whoever calls this goes on: at the end of the process. */
  flushSync(): void {
    const lines = this.take();
    if (lines === '') return;
    try {
      writeSync(this.fd, lines);
    } catch (error) {
      this.written(error as Error);
    }
  }

  private flush(): void {
    if (this.isWriting || this.gathered === '') return;
    this.isWriting = true;
    write(this.fd, this.take(), (error) => {
      this.isWriting = false;
      this.written(error);
      if (this.gathered.length >= GATHERED_BYTES) this.flush();
    });
  }

  private take(): string {
    const lines = this.gathered;
    this.gathered = '';
    return lines;
  }

  private written(error: Error | null): void {
    if (error && !this.isFailing) {
      process.stderr.write(`The log cannot be written (${error.message}). Its lines are dropped until it can.\n`);
    }
    this.isFailing = error !== null;
  }
}
