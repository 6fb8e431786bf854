import { Readable } from 'node:stream';
import { Client } from 'minio';
import type { S3Config } from '../../../platform/config.ts';
import { type ByteRange, checkName, type Storage, type Stored } from './storage.ts';

/** The part size of streams. Memory holds one complete part. S3 accepts 10,000 parts, which is 78 GB. */
const PART_BYTES = 8 * 1024 * 1024;

const MISSING = new Set(['NotFound', 'NoSuchKey']);

/**
 * Stores files in a bucket of any S3-compatible store. Members get them through this server, so the bucket stays
 * private.
 */
export class S3Storage implements Storage {
  private readonly client: Client;
  /** The client's default would make parts of half a gigabyte for a stream. */
  private readonly inParts: Client;
  private readonly bucket: string;

  constructor({ endpoint, bucket, accessKey, secretKey, region }: S3Config) {
    const { protocol, hostname, port } = new URL(endpoint);
    const useSSL = protocol === 'https:';
    this.bucket = bucket;
    const options = {
      endPoint: hostname,
      port: Number(port) || (useSSL ? 443 : 80),
      useSSL,
      accessKey,
      secretKey,
      region,
      pathStyle: true,
    };
    this.client = new Client(options);
    this.inParts = new Client({ ...options, partSize: PART_BYTES });
  }

  async put(name: string, bytes: Buffer, contentType: string): Promise<void> {
    checkName(name);
    await this.client.putObject(this.bucket, name, bytes, bytes.length, { 'Content-Type': contentType });
  }

  async putStream(
    name: string,
    chunks: AsyncIterable<string | Buffer>,
    contentType: string,
  ): Promise<{ size: number }> {
    checkName(name);
    let size = 0;
    let failure: unknown;
    const counted = async function* () {
      try {
        for await (const chunk of chunks) {
          const bytes = Buffer.from(chunk);
          size += bytes.length;
          yield bytes;
        }
      } catch (error) {
        failure = error;
        throw error;
      }
    };
    const stream = Readable.from(counted(), { objectMode: false });
    // The client never settles when the stream fails, so this also waits for the stream's error.
    const failed = new Promise<never>((_, reject) => void stream.once('error', reject));
    const sent = this.inParts.putObject(this.bucket, name, stream, undefined, { 'Content-Type': contentType });
    sent.catch(() => stream.destroy());
    try {
      await Promise.race([sent, failed]);
    } catch (error) {
      await this.abort(name).catch(() => undefined);
      throw failure ?? error;
    }
    return { size };
  }

  async get(name: string, range?: ByteRange): Promise<Stored | null> {
    checkName(name);
    try {
      const { size } = await this.client.statObject(this.bucket, name);
      const stream = range
        ? await this.client.getPartialObject(this.bucket, name, range.start, range.end - range.start + 1)
        : await this.client.getObject(this.bucket, name);
      return { stream, size };
    } catch (error) {
      if (MISSING.has((error as { code?: string }).code ?? '')) return null;
      throw error;
    }
  }

  async *names(): AsyncGenerator<string> {
    const objects = this.client.listObjectsV2(this.bucket, '', true) as AsyncIterable<{ name?: string }>;
    for await (const { name } of objects) if (name) yield name;
  }

  async remove(name: string): Promise<void> {
    checkName(name);
    await this.client.removeObject(this.bucket, name);
  }
  async discard(name: string): Promise<void> {
    await this.remove(name);
    await this.abort(name);
  }

  /** Removes the parts of an incomplete upload. */
  private async abort(name: string): Promise<void> {
    for (let id = await this.unfinished(name); id; id = await this.unfinished(name)) {
      await this.client.abortMultipartUpload(this.bucket, name, id);
    }
  }

  private unfinished(name: string): Promise<string | undefined> {
    return this.client.findUploadId(this.bucket, name);
  }
}
