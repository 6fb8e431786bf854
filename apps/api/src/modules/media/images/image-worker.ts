import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ImageFault } from './image.limits.ts';
import type { MadeImage } from './image.make.ts';
import type { ImageAnswer } from './image.process.ts';

/** The build output is JavaScript, and tests run the source. */
const ENTRY = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './image.process.ts' : './image.process.js', import.meta.url),
);
const LONGEST_MS = 30_000;
/** A process that has used this much memory is replaced, because libraries do not release theirs. */
const REPLACED_ABOVE = 250 * 1024 ** 2;
const HEAP_MB = 128;

/** Converts images in a child process, one at a time, so that no file can exhaust the server's memory. */
@Injectable()
export class ImageWorker implements OnApplicationShutdown {
  private child: ChildProcess | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** The converted image, or the reason why conversion fails. */
  make(bytes: Buffer, filetype: string): Promise<MadeImage | ImageFault> {
    const made = this.last.then(() => this.order(bytes, filetype));
    this.last = made.catch(() => undefined);
    return made;
  }

  onApplicationShutdown(): void {
    this.end();
  }

  private order(bytes: Buffer, filetype: string): Promise<MadeImage | ImageFault> {
    const child = (this.child ??= this.begin());
    return new Promise((resolve) => {
      const done = (made: MadeImage | ImageFault, reusable: boolean): void => {
        clearTimeout(timer);
        child.off('message', answered).off('exit', broken);
        if (!reusable) this.end();
        resolve(made);
      };
      const answered = ({ made, fault, memory }: ImageAnswer): void =>
        done(made ?? fault ?? 'damaged', memory < REPLACED_ABOVE);
      const broken = (): void => done('damaged', false);
      const timer = setTimeout(broken, LONGEST_MS);
      child.on('message', answered).once('exit', broken);
      child.send({ bytes, filetype }, (error) => error && broken());
    });
  }

  private begin(): ChildProcess {
    const child = fork(ENTRY, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A process that cannot start counts as one that crashed.
    child.on('error', () => child.emit('exit', 1, null));
    child.unref();
    child.channel?.unref();
    return child;
  }

  private end(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
  }
}
