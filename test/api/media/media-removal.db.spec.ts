import { randomUUID } from 'node:crypto';
import { mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Media } from '../../../apps/api/src/modules/media/index.ts';
import { MediaJobs } from '../../../apps/api/src/modules/media/media.jobs.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';
import { bmp } from '../../support/content/pictures.ts';
import { attach, filesFolder, get, send, storedKeys } from '../../support/content/uploads.ts';

const CASE = { kind: 'case', id: 1 };

let api: TestApi;
let member: Persona;
let other: Persona;
beforeAll(async () => {
  api = await startApi();
  member = await api.member('memo');
  other = await api.member('otto');
  api.app.get(Media).ownedBy('case', () => Promise.resolve(false));
});
afterAll(() => api.close());

describe('removing a file', () => {
  it('is for the uploader, by id or uuid, and takes the bytes with it', async () => {
    for (const by of ['id', 'uuid'] as const) {
      const before = storedKeys(api).length;
      const { body } = await send(member, bmp());
      const params = { id: body.data[by] as string };
      expect((await other.call('DELETE /uploader/{id}/delete', { params })).status).toBe(404);
      expect(storedKeys(api)).toHaveLength(before + 1);
      expect((await member.call('DELETE /uploader/{id}/delete', { params })).status).toBe(200);
      expect(storedKeys(api)).toHaveLength(before);
      expect((await member.call('DELETE /uploader/{id}/delete', { params })).status).toBe(404);
    }
  });

  it('is refused for what only looks like a uuid', async () => {
    const params = { id: '-'.repeat(36) };
    expect((await member.call('DELETE /uploader/{id}/delete', { params })).status).toBe(422);
  });

  it('is refused while something uses the file', async () => {
    const uuid = randomUUID();
    const { body } = await send(member, bmp(), 'a.bmp', uuid);
    await attach(api, member, [uuid], { ...CASE, id: 3, isPublic: false });
    expect((await member.call('DELETE /uploader/{id}/delete', { params: { id: body.data.id } })).status).toBe(409);
  });

  it('happens by itself a day after an upload that nothing uses, and for what was let go', async () => {
    const jobs = api.app.get(MediaJobs);
    const [unused, used, released] = [randomUUID(), randomUUID(), randomUUID()];
    for (const uuid of [unused, used, released]) await send(member, bmp(), 'a.bmp', uuid);
    await attach(api, member, [used, released], { ...CASE, id: 4, isPublic: false });
    const fresh = (await send(member, bmp())).body.data.id as number;
    await api.kernel.db.pool.query(
      `update media.upload set created_at = now() - interval '25 hours' where uuid = any ($1)`,
      [[unused, used, released]],
    );
    const kept = await api.kernel.db.pool.query('select id from media.upload where uuid = $1', [used]);
    await api.app.get(Media).release(api.kernel.db.pool, { ...CASE, id: 4 }, [kept.rows[0].id]);
    await jobs.cleanUp();
    const { rows } = await api.kernel.db.pool.query('select uuid, id, key from media.upload');
    const left = rows.map(({ uuid }) => uuid);
    expect([left.includes(unused), left.includes(used), left.includes(released)]).toEqual([false, true, false]);
    expect(rows.some(({ id }) => id === fresh)).toBe(true);
    expect(storedKeys(api).sort()).toEqual(rows.map(({ key }) => key).sort());
  });

  it('of a file that cannot be removed holds up no other', async () => {
    const [stuck, other] = [randomUUID(), randomUUID()];
    for (const uuid of [stuck, other]) await send(member, bmp(), 'a.bmp', uuid);
    const rows = await api.kernel.db.pool.query(
      `update media.upload set removed_at = now() where uuid = any ($1) returning uuid, key, variants`,
      [[stuck, other]],
    );
    const { key, variants } = rows.rows.find(({ uuid }) => uuid === stuck)!;
    const inTheWay = join(filesFolder(api), key, variants[0]);
    rmSync(inTheWay);
    mkdirSync(inTheWay);
    await api.app.get(MediaJobs).cleanUp();
    const left = async () =>
      (await api.kernel.db.pool.query('select uuid from media.upload where uuid = any ($1)', [[stuck, other]])).rows;
    expect(await left()).toEqual([{ uuid: stuck }]);
    rmdirSync(inTheWay);
    await api.app.get(MediaJobs).cleanUp();
    expect(await left()).toEqual([]);
  });

  it('that was cut short, and an upload that was, are finished by the clean-up and the next attempt', async () => {
    const uuid = randomUUID();
    const { body } = await send(member, bmp(), 'a.bmp', uuid);
    await api.kernel.db.pool.query('update media.upload set stored_at = null where id = $1', [body.data.id]);
    expect((await get(member, `/media/${body.data.id}/full`)).status).toBe(404);
    expect((await send(member, bmp(), 'a.bmp', uuid)).body.data.id).toBe(body.data.id);
    expect((await get(member, `/media/${body.data.id}/full`)).status).toBe(200);
  });
});
