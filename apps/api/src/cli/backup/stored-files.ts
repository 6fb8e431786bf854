import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../modules/media/index.ts';
import { checksum, checkWritten, type Manifest } from './manifest.ts';

const LIST = 'files.txt';

/** Copies every stored file into the folder. One that is deleted meanwhile is left out. */
export async function writeFiles(storage: Storage, folder: string): Promise<Manifest['files']> {
  const list = await open(join(folder, LIST), 'wx', 0o600);
  let count = 0;
  try {
    for await (const name of storage.names()) {
      const stored = await storage.get(name);
      if (!stored) continue;
      const path = join(folder, 'files', name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const hash = createHash('sha256');
      let bytes = 0;
      const counted = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      };
      await pipeline(stored.stream, counted, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
      await list.write(`${hash.digest('hex')} ${bytes} ${name}\n`);
      count += 1;
    }
    await list.sync();
  } finally {
    await list.close();
  }
  return { file: LIST, count, ...(await checksum(join(folder, LIST))) };
}

interface ListedFile {
  sha256: string;
  bytes: number;
  name: string;
}

/**
 * Compares every file with the list.
 * @returns the files of the list
 * @throws {BackupRefused} if one is missing, or not as it was written.
 */
export async function checkFiles(folder: string, list: Manifest['files']): Promise<ListedFile[]> {
  await checkWritten(folder, list);
  const lines = (await readFile(join(folder, list.file), 'utf8')).split('\n').filter(Boolean);
  const files = lines.map((line) => {
    const [sha256 = '', bytes = '', name = ''] = line.split(' ');
    return { sha256, bytes: Number(bytes), name };
  });
  for (const { name, ...written } of files) await checkWritten(folder, { file: `files/${name}`, ...written });
  return files;
}

/** Puts the files into a storage. It may run again after it was interrupted. */
export async function readFiles(storage: Storage, folder: string, files: readonly ListedFile[]): Promise<void> {
  for (const { name } of files) {
    const chunks = createReadStream(join(folder, 'files', name)) as AsyncIterable<Buffer>;
    await storage.putStream(name, chunks, 'application/octet-stream');
  }
}
