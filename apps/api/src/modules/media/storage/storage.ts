import type { Readable } from 'node:stream';

/**
 * Stores the bytes of files: on a local disk, or in any S3-compatible store. Both follow the same contract
 * (storage.spec.ts).
 */
export interface Storage {
  /** Stores the bytes under this name, completely or not at all. Replaces an existing file. */
  put(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /**
   * Stores a stream of chunks under this name, completely or not at all, in bounded memory. It fails if the chunks
   * fail, or if {@link discard} runs at the same time. A crash may leave an incomplete part, which {@link get} does not
   * return.
   */
  putStream(name: string, chunks: AsyncIterable<string | Buffer>, contentType: string): Promise<{ size: number }>;
  /** The bytes, or those of a range (both ends included). Null if no file has this name. */
  get(name: string, range?: ByteRange): Promise<Stored | null>;
  /** The names of all files, in no certain order. */
  names(): AsyncIterable<string>;
  /** Removes the file with this name. A missing file is no error. */
  remove(name: string): Promise<void>;
  /** As {@link remove}. Also removes the incomplete parts of a {@link putStream} with this name. */
  discard(name: string): Promise<void>;
}

export interface ByteRange {
  start: number;
  end: number;
}

export interface Stored {
  stream: Readable;
  /** The size of the complete file, even for a range. */
  size: number;
}

export const STORAGE = Symbol('storage');

const NAME = /^[\w-]+(?:\/[\w-]+(?:\.[a-z0-9]+)?)*$/;

/**
 * Checks a name. The server makes all names, so one that could leave the storage is a bug of the caller.
 * @throws {Error} for such a name.
 */
export function checkName(name: string): void {
  if (!NAME.test(name)) throw new Error(`Not a name for a stored file: ${name}`);
}
