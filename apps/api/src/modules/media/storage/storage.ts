import type { Readable } from 'node:stream';

/** Where the bytes of files lie: local disk, or any S3-compatible store. Both keep the same contract (storage.spec.ts). */
export interface Storage {
  /** Keeps the bytes under this name, whole or not at all; what was there before is replaced. */
  put(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /**
   * Stores what comes in chunks under this name, whole or not at all, in bounded memory. Fails when the chunks do, or when
   * {@link discard} is called meanwhile. A process that dies may leave an unfinished part, which is no file to {@link get}.
   */
  putStream(name: string, chunks: AsyncIterable<string>, contentType: string): Promise<{ size: number }>;
  /** The bytes, or those of a range (both ends included); null when nothing has this name. */
  get(name: string, range?: ByteRange): Promise<Stored | null>;
  /** Forgets what has this name; that nothing has it is no fault. */
  remove(name: string): Promise<void>;
  /** As {@link remove}; besides, what a {@link putStream} of this name has left unfinished. */
  discard(name: string): Promise<void>;
}

export interface ByteRange {
  start: number;
  end: number;
}

export interface Stored {
  stream: Readable;
  /** Of the whole file, also when only a range was asked for. */
  size: number;
}

export const STORAGE = Symbol('storage');

const NAME = /^[\w-]+(?:\/[\w-]+(?:\.[a-z0-9]+)?)*$/;

/** Names are ours alone; one that could lead out of the storage is a fault of the caller. */
export function checkName(name: string): void {
  if (!NAME.test(name)) throw new Error(`Not a name for a stored file: ${name}`);
}
