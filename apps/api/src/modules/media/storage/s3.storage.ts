import { Client } from 'minio';
import type { S3Config } from '../../../platform/config.ts';
import { type ByteRange, checkName, type Storage, type Stored } from './storage.ts';

const MISSING = new Set(['NotFound', 'NoSuchKey']);

/** Files in a bucket of any S3-compatible store; members get them through us, so the bucket stays closed. */
export class S3Storage implements Storage {
  private readonly client: Client;
  private readonly bucket: string;

  constructor({ endpoint, bucket, accessKey, secretKey, region }: S3Config) {
    const { protocol, hostname, port } = new URL(endpoint);
    const useSSL = protocol === 'https:';
    this.bucket = bucket;
    this.client = new Client({
      endPoint: hostname,
      port: Number(port) || (useSSL ? 443 : 80),
      useSSL,
      accessKey,
      secretKey,
      region,
      pathStyle: true,
    });
  }

  async put(name: string, bytes: Buffer, contentType: string): Promise<void> {
    checkName(name);
    await this.client.putObject(this.bucket, name, bytes, bytes.length, { 'Content-Type': contentType });
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

  async remove(name: string): Promise<void> {
    checkName(name);
    await this.client.removeObject(this.bucket, name);
  }
}
