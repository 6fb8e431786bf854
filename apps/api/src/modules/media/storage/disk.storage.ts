import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ByteRange, checkName, type Storage, type Stored } from './storage.ts';

/** Files below one folder of the machine: for a single process, or several that share the disk. */
export class DiskStorage implements Storage {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(name);
    const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        // An acknowledged upload survives a loss of power.
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async get(name: string, range?: ByteRange): Promise<Stored | null> {
    const file = await open(this.pathOf(name), 'r').catch(nullWhenMissing);
    if (!file) return null;
    const { size } = await file.stat();
    return { stream: createReadStream('', { fd: file, ...range }), size };
  }

  async remove(name: string): Promise<void> {
    const path = this.pathOf(name);
    await rm(path, { force: true });
    // The last one takes the folder with it.
    await rmdir(dirname(path)).catch(() => undefined);
  }

  private pathOf(name: string): string {
    checkName(name);
    return join(this.folder, name);
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
