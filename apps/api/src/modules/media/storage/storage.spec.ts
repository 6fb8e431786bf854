import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { S3Double } from '../../../../../../test/support/servers/s3-double.ts';
import { DiskStorage } from './disk.storage.ts';
import { S3Storage } from './s3.storage.ts';
import type { ByteRange, Storage } from './storage.ts';

const keys = { accessKey: 'lyceum', secretKey: 'a secret of the store', region: 'eu-central-1' };
const folder = mkdtempSync(join(tmpdir(), 'lyceum-storage-'));
let s3: S3Double;
beforeAll(async () => {
  s3 = await S3Double.start('files', keys);
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const s3Storage = (changed: Partial<typeof keys & { bucket: string }> = {}): Storage =>
  new S3Storage({ endpoint: s3.endpoint, bucket: 'files', ...keys, ...changed });

describe.each<[string, () => Storage]>([
  ['local disk', () => new DiskStorage(folder)],
  ['S3', () => s3Storage()],
])('a storage on %s', (_, open) => {
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (__, index) => index % 251));
  const read = async (name: string, range?: ByteRange): Promise<Buffer | null> => {
    const stored = await open().get(name, range);
    return stored && buffer(stored.stream);
  };

  it('gives back what was put, and its size', async () => {
    await open().put('aa/full.jpg', bytes, 'image/jpeg');
    expect(await read('aa/full.jpg')).toEqual(bytes);
    const stored = await open().get('aa/full.jpg', { start: 10, end: 19 });
    expect(stored?.size).toBe(bytes.length);
    expect(await buffer(stored!.stream)).toEqual(bytes.subarray(10, 20));
  });

  it('replaces what has the name', async () => {
    await open().put('bb/full.jpg', bytes, 'image/jpeg');
    await open().put('bb/full.jpg', Buffer.from('new'), 'image/jpeg');
    expect(String(await read('bb/full.jpg'))).toBe('new');
  });

  it('has nothing under a name that was never put, or was removed, once or twice', async () => {
    expect(await read('cc/full.jpg')).toBeNull();
    await open().put('cc/full.jpg', bytes, 'image/jpeg');
    await open().put('cc/320.jpg', bytes, 'image/jpeg');
    await open().remove('cc/full.jpg');
    await open().remove('cc/full.jpg');
    expect(await read('cc/full.jpg')).toBeNull();
    expect(await read('cc/320.jpg')).toEqual(bytes);
  });

  it.each(['../secret', 'aa/../../secret', '/etc/passwd', 'aa//b', 'aa/b c', ''])(
    'refuses the name "%s"',
    async (name) => {
      await expect(open().put(name, bytes, 'image/jpeg')).rejects.toThrow('Not a name');
      await expect(open().get(name)).rejects.toThrow('Not a name');
      await expect(open().remove(name)).rejects.toThrow('Not a name');
    },
  );
});

describe('local disk', () => {
  it('keeps nothing unfinished, and no empty folder', async () => {
    const disk = new DiskStorage(join(folder, 'tidy'));
    await disk.put('dd/full.png', Buffer.from('x'));
    expect(readdirSync(join(folder, 'tidy', 'dd'))).toEqual(['full.png']);
    await disk.remove('dd/full.png');
    expect(readdirSync(join(folder, 'tidy'))).toEqual([]);
  });
});

describe('the store that stands in for S3', () => {
  it.each([
    ['another secret', { secretKey: 'not the secret' }, 'SignatureDoesNotMatch'],
    ['another key', { accessKey: 'somebody' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'us-west-2' }, 'AuthorizationHeaderMalformed'],
  ])('refuses a request that was signed with %s', async (_, changed, code) => {
    const before = s3.refused;
    await expect(s3Storage(changed).put('ee/full.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow(code);
    expect(s3.refused).toBeGreaterThan(before);
    expect(s3.objects.has('ee/full.jpg')).toBe(false);
  });

  it('refuses a request without a signature, and one whose body or path was changed on the way', async () => {
    expect((await fetch(`${s3.endpoint}/files/aa/full.jpg`)).status).toBe(403);
    const signed = await signedPut();
    const { 'content-length': _, ...headers } = signed.headers;
    const send = (path: string, body: string) =>
      fetch(s3.endpoint + path, { method: 'PUT', headers, body }).then(({ status }) => status);
    expect(await send(signed.path, 'forged')).toBe(403);
    expect(await send(`${signed.path}x`, 'genuine')).toBe(403);
    expect(await send(signed.path, 'genuine')).toBe(200);
  });
});

/** A request as the client signs it, taken from the wire before it is sent. */
async function signedPut(): Promise<{ path: string; headers: Record<string, string> }> {
  const storage = s3Storage() as unknown as { client: { transport: { request: (options: object) => unknown } } };
  const { transport } = storage.client;
  let taken: { path: string; headers: Record<string, string> } | undefined;
  storage.client.transport = {
    ...transport,
    request: (options) => {
      taken = options as typeof taken;
      throw new Error('taken');
    },
  };
  await (storage as unknown as Storage).put('ff/full.jpg', Buffer.from('genuine'), 'image/jpeg').catch(() => undefined);
  return taken!;
}
