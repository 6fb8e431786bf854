import { randomUUID } from 'node:crypto';
import { UPLOAD_BYTES } from '@lyceum/contracts/limits';
import sharp from 'sharp';
import { CONFIG, type Config } from '../../../apps/api/src/platform/config.ts';
import { Media } from '../../../apps/api/src/modules/media/index.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';
import {
  animatedGif,
  bmp,
  heic,
  hostileFiles,
  jpegWithPlace,
  pictureFile,
  pngWithPlace,
  SECRET_CAMERA,
  wav,
} from '../../support/content/pictures.ts';
import { doc, docx, pdf } from '../../support/content/documents.ts';
import { until } from '../../support/until.ts';
import { attach, get, look, send, storedKeys } from '../../support/content/uploads.ts';

let api: TestApi;
let member: Persona;
let other: Persona;
let admin: Persona;
/** Members who may see what belongs to the one "case" that these tests own. */
const readers = new Set<number>();
const CASE = { kind: 'case', id: 1 };
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const WAITING = `select 1 from pg_locks join pg_database d on d.oid = database
  where datname = current_database() and not granted`;
beforeAll(async () => {
  api = await startApi();
  member = await api.member('memo');
  other = await api.member('otto');
  admin = await api.member('adminna', 'admin');
  api.app.get(Media).ownedBy('case', (viewer) => Promise.resolve(viewer.id !== null && readers.has(viewer.id)));
});
afterAll(() => api.close());

describe('what is taken', () => {
  it.each([
    ['JPEG', jpegWithPlace, 'IMG_1.JPG', 'image/jpeg', 'IMG_1.jpg'],
    ['PNG', pngWithPlace, 'wrong.gif', 'image/png', 'wrong.png'],
    ['GIF', animatedGif, 'moves.gif', 'image/gif', 'moves.gif'],
    ['BMP', () => Promise.resolve(bmp()), 'old.bmp', 'image/png', 'old.png'],
    ['HEIC', () => Promise.resolve(heic()), 'phone.heic', 'image/jpeg', 'phone.jpg'],
    ['WebP', () => Promise.resolve(pictureFile('saved-from-web.webp')), 'saved.webp', 'image/jpeg', 'saved.jpg'],
    ['long GIF', () => Promise.resolve(pictureFile('screen-recording-300-frames.gif')), 'a.gif', 'image/gif', 'a.gif'],
    ['48-megapixel JPEG', () => Promise.resolve(pictureFile('phone-48-megapixel.jpg')), 'b.jpg', 'image/jpeg', 'b.jpg'],
    ['PDF', () => Promise.resolve(pdf()), 'photo.jpg', 'application/pdf', 'photo.pdf'],
    ['DOC', () => Promise.resolve(doc()), 'brief.docx', 'application/msword', 'brief.doc'],
    ['DOCX', () => Promise.resolve(docx()), 'brief', DOCX, 'brief.docx'],
    ['WAV', () => Promise.resolve(wav()), 'sound.wav', 'audio/wav', 'sound.wav'],
  ])('a %s, by its content and not by its name', async (_, make, name, filetype, shown) => {
    const answer = await send(member, await make(), name);
    expect([answer.status, answer.body.data]).toMatchObject([201, { filetype, name: shown }]);
    expect((await get(member, answer.body.data.source)).headers.get('content-type')).toBe(filetype);
  });

  it('several at once', async () => {
    const form = new FormData();
    for (const bytes of [await jpegWithPlace(), await pngWithPlace()]) {
      form.append('files[]', new Blob([new Uint8Array(bytes)]), '../../etc/passwd');
    }
    await member.csrfToken();
    const answer = await member.send('POST', '/uploader', form);
    expect(answer.body.uploads).toMatchObject([{ name: 'passwd.jpg' }, { name: 'passwd.png' }]);
  });

  it('with the same uuid is the same upload, one after the other or at once; another member’s is another', async () => {
    const uuid = randomUUID();
    const jpeg = await jpegWithPlace();
    const answers = await Promise.all([1, 2, 3].map(() => send(member, jpeg, 'a.jpg', uuid)));
    answers.push(await send(member, jpeg, 'a.jpg', uuid));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await send(other, jpeg, 'a.jpg', uuid)).body.data.id).not.toBe(answers[0]!.body.data.id);
  });
});

describe('what is refused (promise 33)', () => {
  it('everything that is no image, sound or document, or is something else as well, says why, and keeps nothing', async () => {
    const TEXTS = {
      kind: /^This kind of file can’t be uploaded/,
      damaged: /^This file is damaged or incomplete/,
      empty: /^This file is empty/,
      pixels: /^This picture has too many pixels/,
      macros: /^Documents with macros can’t be uploaded/,
      protected: /^This document is protected with a password/,
    };
    const causes: Record<string, keyof typeof TEXTS> = {
      'a script that begins like a GIF': 'damaged',
      'a JPEG that is cut off': 'damaged',
      'a BMP that claims more than it has': 'damaged',
      'a HEIC that is cut off': 'damaged',
      'a PDF that is cut off': 'damaged',
      'a document with macros': 'macros',
      'a document with a password': 'protected',
      nothing: 'empty',
      '17,000 times 17,000 pixels': 'pixels',
    };
    const before = storedKeys(api).length;
    for (const [what, name, bytes] of await hostileFiles()) {
      const { status, body } = await send(member, bytes, name);
      expect([what, status]).toEqual([what, 422]);
      expect([what, causes[what] ?? 'kind', body.errors.file]).toEqual([
        what,
        causes[what] ?? 'kind',
        [expect.stringMatching(TEXTS[causes[what] ?? 'kind'])],
      ]);
    }
    expect(storedKeys(api)).toHaveLength(before);
  });

  it('8 MB and one byte; 8 MB itself is taken', async () => {
    const png = await pngWithPlace();
    const filled = (size: number): Buffer => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    const over = await send(member, filled(UPLOAD_BYTES + 1), 'a.png');
    expect([over.status, over.body.message]).toEqual([413, 'This file is larger than 8 MB.']);
    expect((await send(member, filled(UPLOAD_BYTES), 'a.png')).status).toBe(201);
  });

  it('a form without a file, and a uuid that is none', async () => {
    await member.csrfToken();
    const empty = new FormData();
    empty.append('name', 'x');
    expect((await member.send('POST', '/uploader', empty)).status).toBe(422);
    expect(Object.keys((await send(member, bmp(), 'a.bmp', 'mine')).body.errors)).toEqual(['uuid']);
  });

  it('more than a member’s files may take together', async () => {
    const full = await api.member('vol');
    const { body } = await send(full, bmp());
    await api.kernel.db.pool.query('update media.upload set size = $1 where id = $2', [512 * 1024 ** 2, body.data.id]);
    const answer = await send(full, bmp());
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('storage limit')]);
  });

  it('of many at once no more than there is room for', async () => {
    const nearlyFull = await api.member('bijna-vol');
    const { body } = await send(nearlyFull, bmp());
    await api.kernel.db.pool.query('update media.upload set size = $1 where id = $2', [
      512 * 1024 ** 2 - wav().byteLength,
      body.data.id,
    ]);
    // None is written before all are under way.
    const writer = await api.kernel.db.pool.connect();
    await writer.query('begin; lock table media.upload in share mode');
    const sent = [1, 2, 3, 4].map(() => send(nearlyFull, wav(), 'sound.wav'));
    await until('all wait', async () => (await api.kernel.db.pool.query(WAITING)).rows.length === sent.length);
    await writer.query('commit');
    writer.release();
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  });
});

describe('what is served carries nothing hidden (promise 34)', () => {
  it.each([
    ['JPEG', jpegWithPlace],
    ['PNG', pngWithPlace],
    ['HEIC', () => Promise.resolve(heic())],
  ])('of a %s', async (_, make) => {
    const original = await make();
    expect(original.includes(SECRET_CAMERA)).toBe(true);
    const { body } = await send(member, original);
    for (const variant of ['full', '406', '320', '60']) {
      const { bytes } = await get(member, `/media/${body.data.id}/${variant}`);
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect([variant, exif, xmp, iptc, orientation]).toEqual([variant, ...Array(4).fill(undefined)]);
      expect(bytes.includes(SECRET_CAMERA) || bytes.includes('xmpmeta')).toBe(false);
    }
  });
});

describe('a file that not everybody may see (promise 35)', () => {
  const uuid = randomUUID();
  let id: number;
  beforeAll(async () => {
    id = (await send(member, await jpegWithPlace(), 'secret.jpg', uuid)).body.data.id;
  });

  it('is the uploader’s alone until it is used; to others it does not exist', async () => {
    expect((await get(member, `/media/${id}/full`)).status).toBe(200);
    for (const who of [other, admin, api.guest()]) {
      const [hidden, nothing] = [await get(who, `/media/${id}/full`), await get(who, '/media/999999/full')];
      expect([hidden.status, String(hidden.bytes)]).toEqual([404, String(nothing.bytes)]);
    }
  });

  it('is seen by whom its owner lets, at an address that is signed for five minutes', async () => {
    await attach(api, member, [uuid], { ...CASE, isPublic: false });
    expect((await get(member, `/media/${id}/full`)).status).toBe(404);
    readers.add(other.id);
    const opened = await look(other, `/media/${id}/full`);
    const address = new URL(opened.headers.get('location')!, api.url);
    const left = Number(address.searchParams.get('until')) - Date.now() / 1000;
    expect(left > 290 && left <= 300).toBe(true);
    const served = await get(api.guest(), address.href);
    expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    readers.delete(other.id);
    expect((await get(other, `/media/${id}/full`)).status).toBe(404);
  });

  it('has no address without a signature, with another’s, or one that has run out', async () => {
    readers.add(other.id);
    const signed = new URL((await look(other, `/media/${id}/full`)).headers.get('location')!, api.url);
    const changed = (change: (url: URL) => void): string => {
      const url = new URL(signed);
      change(url);
      return url.href;
    };
    const attempts = [
      changed((url) => (url.search = '')),
      changed((url) => url.searchParams.set('until', String(Number(url.searchParams.get('until')) + 60))),
      changed((url) => url.searchParams.set('until', '9999999999')),
      changed((url) => url.searchParams.set('signature', 'A'.repeat(43))),
      changed((url) => (url.pathname = url.pathname.replace('full', '320'))),
    ];
    for (const address of attempts) expect([address, (await get(other, address)).status]).toEqual([address, 404]);
    const { SignedAddresses } = await import('../../../apps/api/src/modules/media/files/signed-addresses.ts');
    const old = new SignedAddresses(api.app.get<Config>(CONFIG).secret).sign(signed.pathname, Date.now() - 301_000);
    expect((await get(other, old)).status).toBe(404);
    readers.clear();
  });

  it('is not opened by using it again in something public, by its uploader or by somebody else', async () => {
    for (const who of [member, other]) {
      await expect(attach(api, who, [uuid], { kind: 'post', id: 7, isPublic: true })).rejects.toThrow(
        'no longer there',
      );
    }
    expect((await get(other, `/media/${id}/full`)).status).toBe(404);
  });
});

describe('a public file', () => {
  it('has an address that nobody guesses, is kept for ever, and stops answering when it is let go', async () => {
    const uuid = randomUUID();
    await send(member, await jpegWithPlace(), 'open.jpg', uuid);
    const [attached] = await attach(api, member, [uuid], { ...CASE, isPublic: true });
    const address = attached!.address!;
    expect(address).toMatch(/^\/files\/[\w-]{32}\/320\.jpg$/);
    const served = await get(api.guest(), address);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await get(api.guest(), `/media/${attached!.id}/full`)).status).toBe(200);
    await api.app.get(Media).release(api.kernel.db.pool, CASE);
    expect((await get(api.guest(), address)).status).toBe(404);
  });

  it('that is a document is saved under a safe name, never shown, and sandboxed', async () => {
    const uuid = randomUUID();
    // 121 characters that each take two units: the name is cut between them.
    await send(member, pdf(), `a"\r\nset-cookie: x=1 ${'😀'.repeat(121)}.html`, uuid);
    const [attached] = await attach(api, member, [uuid], { ...CASE, id: 3, isPublic: true });
    const { status, headers, bytes } = await get(api.guest(), `/media/${attached!.id}/full`);
    expect([status, bytes.equals(pdf())]).toEqual([200, true]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[\w .-]+\.pdf"; filename\*=UTF-8''[\w.%-]+\.pdf$/,
      ),
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(headers.has('set-cookie')).toBe(false);
    const part = await fetch(
      new URL((await look(member, `/media/${attached!.id}/full`)).headers.get('location')!, api.url),
      {
        headers: { range: 'bytes=0-3' },
      },
    );
    expect([part.status, await part.text()]).toEqual([206, '%PDF']);
  });

  it('that is a sound is saved and not shown, and can be asked for in parts', async () => {
    const uuid = randomUUID();
    await send(member, wav(), 'liedje "één".wav', uuid);
    const [attached] = await attach(api, member, [uuid], { ...CASE, id: 2, isPublic: true });
    const opened = await look(member, `/media/${attached!.id}/full`);
    const address = new URL(opened.headers.get('location')!, api.url);
    const whole = await get(member, address.href);
    expect(whole.headers.get('content-disposition')).toBe(
      `attachment; filename="liedje __n.wav"; filename*=UTF-8''liedje%20%C3%A9%C3%A9n.wav`,
    );
    const part = await fetch(address, { headers: { range: 'bytes=0-3' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 0-3/8044',
      'RIFF',
    ]);
  });
});
