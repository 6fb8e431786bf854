import { randomUUID } from 'node:crypto';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Answer, Persona } from '../../support/persona.ts';
import { bmp, jpegWithPlace, wav } from '../../support/content/pictures.ts';
import { S3Double } from '../../support/servers/s3-double.ts';
import { get, send } from '../../support/content/uploads.ts';

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

  it('is neither a sound nor somebody else’s upload', async () => {
    const [sound, foreign] = [randomUUID(), randomUUID()];
    await send(member, wav(), 'a.wav', sound);
    await send(other, bmp(), 'a.bmp', foreign);
    for (const uuid of [sound, foreign, randomUUID()]) expect((await change(member, uuid)).status).toBe(422);
    expect((await send(member, wav(), 'a.wav', sound)).body.data.name).toBe('a.wav');
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
