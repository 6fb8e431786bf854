import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

  it('names what it holds, also below folders and over several pages', async () => {
    const put = ['names/a.jpg', 'names/b.jpg', 'names/deep/c.jpg', 'names/deep/d'];
    for (const name of put) await open().put(name, bytes, 'image/jpeg');
    const names: string[] = [];
    for await (const name of open().names()) if (name.startsWith('names/')) names.push(name);
    expect(names.sort()).toEqual(put);
  });

  async function* chunks(count: number, failure?: Error): AsyncGenerator<string> {
    for (let n = 0; n < count; n += 1) yield 'é'.repeat(512 * 1024);
    if (failure) throw failure;
  }

  it('stores a stream whole, and counts its bytes', async () => {
    const { size } = await open().putStream('gg/large.json', chunks(20), 'application/json');
    expect(size).toBe(20 * 1024 * 1024);
    const stored = await open().get('gg/large.json');
    expect([stored?.size, String(await buffer(stored!.stream)) === 'é'.repeat(10 * 1024 * 1024)]).toEqual([size, true]);
  });

  it('stores nothing of a stream that fails, and leaves nothing unfinished', async () => {
    const put = open().putStream('hh/large.json', chunks(20, new Error('no more')), 'application/json');
    await expect(put).rejects.toThrow('no more');
    expect(await read('hh/large.json')).toBeNull();
    expect([s3.unfinished.size, existsSync(join(folder, 'hh')) ? readdirSync(join(folder, 'hh')) : []]).toEqual([
      0,
      [],
    ]);
  });

  it('discards what has the name, and what a process that died has left unfinished', async () => {
    await open().putStream('ii/large.json', chunks(1), 'application/json');
    mkdirSync(join(folder, 'ii'), { recursive: true });
    writeFileSync(join(folder, 'ii', 'large.json.0123456789ab'), 'half');
    s3.unfinished.set('1', { name: 'ii/large.json', type: 'application/json', parts: new Map() });
    await open().discard('ii/large.json');
    await open().discard('ii/large.json');
    expect(await read('ii/large.json')).toBeNull();
    if (_ === 'S3') expect(s3.unfinished.size).toBe(0);
    else expect(existsSync(join(folder, 'ii'))).toBe(false);
    s3.unfinished.clear();
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

describe('S3', () => {
  it('is sent a stream in parts of a bounded size', () => {
    expect(s3.largest).toBe(8 * 1024 * 1024);
  });
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
