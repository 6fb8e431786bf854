import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { type ByteRange, checkName, type Storage, type Stored } from './storage.ts';

/** The end of a temporary name ({@link DiskStorage.write}). */
const UNFINISHED = /\.[0-9a-f]{12}$/;

/** Stores files in a local folder, for one process or for several that share the disk. */
export class DiskStorage implements Storage {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.write(name, (file) => file.writeFile(bytes));
  }

  async putStream(name: string, chunks: AsyncIterable<string | Buffer>): Promise<{ size: number }> {
    let size = 0;
    await this.write(name, async (file) => {
      for await (const chunk of chunks) {
        const bytes = Buffer.from(chunk);
        await file.appendFile(bytes);
        size += bytes.length;
      }
    });
    return { size };
  }

  async get(name: string, range?: ByteRange): Promise<Stored | null> {
    const file = await open(this.pathOf(name), 'r').catch(nullWhenMissing);
    if (!file) return null;
    const { size } = await file.stat();
    return { stream: createReadStream('', { fd: file, ...range }), size };
  }

  async *names(): AsyncGenerator<string> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(nullWhenMissing);
    for (const entry of entries ?? []) {
      const name = relative(this.folder, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (entry.isFile() && !UNFINISHED.test(name)) yield name;
    }
  }

  async remove(name: string): Promise<void> {
    const path = this.pathOf(name);
    await rm(path, { force: true });
    // The removal of the last file also removes its folder.
    await rmdir(dirname(path)).catch(() => undefined);
  }

  async discard(name: string): Promise<void> {
    const path = this.pathOf(name);
    const names = await readdir(dirname(path)).catch(nullWhenMissing);
    for (const left of names ?? []) {
      if (left.startsWith(`${basename(path)}.`)) await rm(join(dirname(path), left), { force: true });
    }
    await this.remove(name);
  }

  /** Writes under a temporary name first, so that no reader sees a partial file. */
  private async write(name: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
    const path = this.pathOf(name);
    const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await fill(file);
        // An acknowledged write survives a loss of power.
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

  private pathOf(name: string): string {
    checkName(name);
    return join(this.folder, name);
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
