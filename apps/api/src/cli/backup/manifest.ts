import { createHash, hkdfSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** A refusal of the command: its message is all that the operator needs. */
export class BackupRefused extends Error {}

const written = z.object({ file: z.string(), bytes: z.int(), sha256: z.string() });
const table = written.extend({ table: z.string(), columns: z.array(z.string()), rows: z.int() });

/** The contents of `keys.json`: the encryption keys of members, which are kept apart from the rest. */
export const KEYS = z.object({ format: z.literal(1), backup: z.string(), tables: z.array(table) });

/** The contents of `backup.json`. It is written last, so a folder that has one is complete. */
export const MANIFEST = KEYS.extend({
  made_at: z.string(),
  /** The names of the migrations that the database had, oldest first. */
  migrations: z.array(z.string()),
  /** Tells whether an `APP_SECRET` is that of the backup, without giving it away. */
  secret: z.string(),
  events: z.int(),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  /** The list of stored files. Each line of it has a checksum, a size and a name. */
  files: written.extend({ count: z.int() }),
});

export type Manifest = z.infer<typeof MANIFEST>;
export type Keys = z.infer<typeof KEYS>;
export type TableFile = z.infer<typeof table>;

/** The fingerprint of an `APP_SECRET`, by which a restore refuses another one. */
export const secretFingerprint = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'lyceum backup', 16)).toString('hex');

/**
 * Reads `backup.json` or `keys.json`.
 * @throws {BackupRefused} if the file is missing, or of another format.
 */
export async function readDescription<T>(shape: z.ZodType<T>, folder: string, name: string): Promise<T> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => null);
  if (text === null) throw new BackupRefused(`${folder} holds no complete backup: ${name} is missing.`);
  const read = shape.safeParse(parsed(text));
  if (!read.success) throw new BackupRefused(`${join(folder, name)} is not a description that this version can read.`);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes a description. It survives a loss of power once this has returned. */
export async function writeDescription(folder: string, name: string, description: Keys): Promise<void> {
  const file = await open(join(folder, name), 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(description, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The size and the SHA-256 of a file. */
export async function checksum(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  return { bytes, sha256: hash.digest('hex') };
}

/** @throws {BackupRefused} if a file of the backup is missing, or not as it was written. */
export async function checkWritten(folder: string, { file, bytes, sha256 }: z.infer<typeof written>): Promise<void> {
  const found = await checksum(join(folder, file)).catch(() => null);
  if (found === null) throw new BackupRefused(`The backup is damaged: ${file} is missing.`);
  if (found.bytes !== bytes || found.sha256 !== sha256) {
    throw new BackupRefused(`The backup is damaged: ${file} is not as it was written.`);
  }
}
