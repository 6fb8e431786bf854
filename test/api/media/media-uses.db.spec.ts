import { randomUUID } from 'node:crypto';
import { UPLOAD_BYTES } from '@lyceum/contracts/limits';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Answer, Persona } from '../../support/persona.ts';
import { bmp, heic, jpegWithPlace, wav } from '../../support/content/pictures.ts';
import { pdf } from '../../support/content/documents.ts';
import { ClamdDouble, MALWARE } from '../../support/servers/clamd-double.ts';
import { S3Double } from '../../support/servers/s3-double.ts';
import { get, send, sendAvatar, storedKeys } from '../../support/content/uploads.ts';

let api: TestApi;
let member: Persona;
let other: Persona;
beforeAll(async () => {
  api = await startApi();
  member = await api.member('memo');
  other = await api.member('otto');
});
afterAll(() => api.close());

describe('an avatar', () => {
  const change = (who: Persona, upload_uuid: string): Promise<Answer> =>
    who.call('POST /api/v3/profile/me/avatar', { body: { upload_uuid } });

  it('is an own picture, shown to everybody beside the name; the one before goes', async () => {
    const painter = await api.member('schilder');
    const [first, second] = [randomUUID(), randomUUID()];
    for (const uuid of [first, second]) await send(painter, await jpegWithPlace(), 'me.jpg', uuid);
    const old = (await change(painter, first)).body.data.avatar as string;
    const before = await api.eventCount();
    expect((await change(painter, first)).body.data.avatar).toBe(old);
    expect(await api.eventCount()).toBe(before);
    const { body } = await change(painter, second);
    expect((await get(api.guest(), body.data.avatar)).status).toBe(200);
    expect((await painter.call('GET /api/v3/users/{id}', { params: { id: painter.id } })).body.data.avatar).toBe(
      body.data.avatar,
    );
    expect((await get(api.guest(), old)).status).toBe(404);
    const reset = await painter.call('DELETE /api/v3/profile/me/avatar');
    expect(reset.body.data.avatar).toBe(`/avatars/${painter.id}.svg`);
  });

  it.each([
    ['a JPEG', 'me.jpg', jpegWithPlace],
    ['a HEIC of a phone', 'me.heic', heic],
  ] as const)('is sent as the picture itself (part 3 §7), %s', async (_, name, picture) => {
    const painter = await api.member(`zelfportret-${name.slice(3)}`);
    const { status, body } = await sendAvatar(painter, await picture(), name);
    expect([status, body.data.avatar]).toEqual([200, expect.stringMatching(/^\/(files|media)\//)]);
    const shown = await api.guest().call('GET /api/v3/users/{id}', { params: { id: painter.id } });
    expect(shown.body.data.avatar).toBe(body.data.avatar);
    expect((await get(api.guest(), body.data.avatar)).headers.get('content-type')).toMatch(/^image\//);
  });

  it('is the same one again under its uuid, and takes no Idempotency-Key beside a form', async () => {
    const painter = await api.member('herhaalt');
    const uuid = randomUUID();
    const first = await sendAvatar(painter, bmp(), 'me.bmp', { uuid });
    const before = await api.eventCount();
    expect((await sendAvatar(painter, bmp(), 'me.bmp', { uuid })).body).toEqual(first.body);
    expect(await api.eventCount()).toBe(before);
    const keyed = await sendAvatar(painter, bmp(), 'me.bmp', {}, { 'idempotency-key': 'once' });
    expect([keyed.status, Object.keys(keyed.body.errors)]).toEqual([422, ['Idempotency-Key']]);
  });

  it('says of what is no picture, of none and of two that so it is, and stores none', async () => {
    const painter = await api.member('vergist');
    for (const [bytes, name, cause] of [
      [wav(), 'a.wav', /^This is not a picture/],
      [Buffer.from('<svg/>'), 'a.svg', /^This is not a picture/],
      [pdf(), 'a.pdf', /^This is not a picture/],
      [Buffer.alloc(0), 'a.jpg', /^This file is empty/],
    ] as const) {
      const { status, body } = await sendAvatar(painter, bytes, name);
      expect([name, status, body.errors]).toEqual([name, 422, { avatar: [expect.stringMatching(cause)] }]);
    }
    expect((await sendAvatar(painter, Buffer.alloc(UPLOAD_BYTES + 1), 'a.jpg')).status).toBe(413);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bmp())]), 'a.bmp');
    const other = await painter.send('POST', '/api/v3/profile/me/avatar', form);
    expect([other.status, other.body.errors]).toEqual([422, { avatar: ['A file is required.'] }]);
    const { rows } = await api.kernel.db.pool.query('select from media.upload where member_id = $1', [painter.id]);
    expect(rows).toHaveLength(0);
    expect((await sendAvatar(api.guest(), bmp(), 'a.bmp')).status).toBe(401);
  });

  it('is neither a sound, a document nor somebody else’s upload', async () => {
    const [sound, paper, foreign] = [randomUUID(), randomUUID(), randomUUID()];
    await send(member, pdf(), 'a.pdf', paper);
    await send(member, wav(), 'a.wav', sound);
    await send(other, bmp(), 'a.bmp', foreign);
    for (const uuid of [sound, paper, foreign, randomUUID()]) expect((await change(member, uuid)).status).toBe(422);
    expect((await send(member, wav(), 'a.wav', sound)).body.data.name).toBe('a.wav');
  });
});

describe('with a virus scanner', () => {
  it('documents are stored only once the scanner has answered that they are clean', async () => {
    const clamd = await ClamdDouble.start();
    const scanning = await startApi({ CLAMAV_ADDRESS: clamd.address }, api);
    try {
      const persona = await scanning.member('gescand');
      expect((await send(persona, pdf(), 'schoon.pdf')).status).toBe(201);
      expect(clamd.scanned.map((bytes) => bytes.equals(pdf()))).toEqual([true]);
      const infected = await send(persona, pdf(`/Note (${MALWARE})`), 'ziek.pdf');
      expect([infected.status, infected.body.errors]).toEqual([
        422,
        { file: ['A virus was found in this document, so it was not stored.'] },
      ]);
      clamd.answer = 'INSTREAM size limit exceeded. ERROR';
      expect((await send(persona, pdf(), 'groot.pdf')).status).toBe(503);
      await clamd.stop();
      const unscanned = await send(persona, pdf(), 'later.pdf');
      expect([unscanned.status, unscanned.body.message]).toEqual([
        503,
        'Documents can’t be checked for viruses right now. Please try again later.',
      ]);
      // Pictures are made anew, so they need no scanner.
      expect((await send(persona, bmp(), 'beeld.bmp')).status).toBe(201);
      const { rows } = await api.kernel.db.pool.query(
        'select name from media.upload where member_id = $1 order by id',
        [persona.id],
      );
      expect(rows).toEqual([{ name: 'schoon.pdf' }, { name: 'beeld.png' }]);
      expect(storedKeys(scanning)).toHaveLength(2);
    } finally {
      await scanning.close();
    }
  });
});

describe('with an S3 store', () => {
  it('files lie there, closed, and are served by us', async () => {
    const keys = { accessKey: 'lyceum', secretKey: 'a secret', region: 'us-east-1' };
    const s3 = await S3Double.start('files', keys);
    const environment = {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY: 'lyceum',
      S3_SECRET_KEY: 'a secret',
    };
    const remote = await startApi(environment);
    try {
      const persona = await remote.member('verre');
      const { body } = await send(persona, await jpegWithPlace());
      expect([...s3.objects.keys()].map((key) => key.split('/')[1])).toEqual([
        'full.jpg',
        '600.jpg',
        '406.jpg',
        '320.jpg',
        '60.jpg',
      ]);
      const address = new URL(body.data.source, remote.url);
      const served = await fetch(address, { headers: { cookie: persona.cookieHeader } });
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      await persona.call('DELETE /uploader/{id}/delete', { params: { id: body.data.id } });
      expect(s3.objects.size).toBe(0);
      expect(s3.refused).toBe(0);
    } finally {
      await remote.close();
      await s3.stop();
    }
  });
});
