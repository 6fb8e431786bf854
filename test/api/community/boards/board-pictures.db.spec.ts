import type { admin as adminContracts, community } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../../support/servers/api.ts';
import { makeBoard } from '../../../support/content/boards.ts';
import type { Persona } from '../../../support/persona.ts';
import { bmp, wav } from '../../../support/content/pictures.ts';
import { get, look, send } from '../../../support/content/uploads.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let member: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
  moderator = await api.member('toezicht', 'moderator');
  member = await api.member('lid');
});
afterAll(() => api.close());

const uploaded = async (who = admin): Promise<string> => (await send(who, bmp(), 'a.bmp')).body.data.uuid as string;
const kept = async (id: number): Promise<adminContracts.AdminBoard> =>
  (await admin.call('GET /api/v4/admin/boards/{id}', { params: { id } })).body.data;
async function change(id: number, body: object, who = admin) {
  const { level_ids, salespage, ...board } = await kept(id);
  return who.call('PUT /api/v4/admin/boards/{id}', {
    params: { id },
    body: { ...board, write_by: 'admin', level_ids, salespage, ...body },
  });
}
/** As the list tells it to somebody; undefined where it tells nothing of the board. */
const imageOf = async (id: number, who: Persona): Promise<string | null | undefined> =>
  ((await who.call('GET /api/v4/community/channels')).body.data as community.Board[]).find((board) => board.id === id)
    ?.image;
const seen = async (address: string, ...who: Persona[]) =>
  Promise.all(who.map(async (one) => (await get(one, address)).status));

describe('the picture of a board (part 1 §3)', () => {
  it('comes with it or later, is replaced and taken away; what it no longer shows is gone', async () => {
    const id = await makeBoard(admin, 'Met foto', 'guest', 'member', [], { image_uuid: await uploaded() });
    const first = (await kept(id)).image!;
    expect(await imageOf(id, api.guest())).toBe(first);
    expect(await seen(first, api.guest(), member)).toEqual([200, 200]);
    await change(id, { name: 'Nog steeds met foto' });
    expect((await kept(id)).image).toBe(first);
    expect((await change(id, { image_uuid: await uploaded() })).status).toBe(200);
    const second = (await kept(id)).image!;
    expect(second).not.toBe(first);
    expect(await seen(first, admin, api.guest())).toEqual([404, 404]);
    await change(id, { image_uuid: null });
    expect([await imageOf(id, api.guest()), await seen(second, admin, api.guest())]).toEqual([null, [404, 404]]);
  });

  it('is there once when it is sent twice, and one of two at once', async () => {
    const id = await makeBoard(admin, 'Twee keer');
    const image_uuid = await uploaded();
    await change(id, { image_uuid });
    const { version, image } = await kept(id);
    const again = await change(id, { image_uuid, version });
    expect([again.status, again.body.data.version, again.body.data.image]).toEqual([200, version, image]);
    const both = [await uploaded(), await uploaded()];
    const answers = await Promise.all(both.map((uuid) => change(id, { image_uuid: uuid })));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const { rows } = await api.kernel.db.pool.query<{ id: number }>(
      `select id from media.upload where owner_kind = 'board' and owner_id = ${id} and removed_at is null`,
    );
    expect(rows.map((row) => `/media/${row.id}/full`)).toEqual([(await kept(id)).image]);
  });

  it('is an upload of one’s own, and an image; nothing of a refused change stays', async () => {
    const id = await makeBoard(admin, 'Kieskeurig', 'guest', 'member', [], { image_uuid: await uploaded() });
    const { image, version } = await kept(id);
    const sound = (await send(admin, wav(), 'a.wav')).body.data.uuid as string;
    expect((await change(id, { image_uuid: sound })).status).toBe(422);
    expect((await change(id, { image_uuid: await uploaded(moderator) })).status).toBe(422);
    const late = await change(id, { image_uuid: await uploaded(), version: version + 1 });
    expect(late.status).toBe(409);
    expect((await change(id, { image_uuid: null }, moderator)).status).toBe(403);
    expect([await kept(id), await seen(image!, member)]).toEqual([expect.objectContaining({ image, version }), [200]]);
  });
});

describe('who sees it', () => {
  const statuses = (address: string) => seen(address, api.guest(), member, moderator, admin);

  it('is whoever may know of the board, behind its lock too, and nobody else (promise 35)', async () => {
    const level = (await admin.call('POST /api/v4/admin/levels', { body: { name: 'Goud' } })).body.data.id as number;
    const id = await makeBoard(admin, 'Op slot', 'member', 'member', [level], { image_uuid: await uploaded() });
    const image = (await kept(id)).image!;
    expect([await imageOf(id, member), await statuses(image)]).toEqual([image, [200, 200, 200, 200]]);
    const lasting = (await look(api.guest(), image)).headers.get('location')!;
    await change(id, { read_by: 'admin', level_ids: [] });
    expect([await imageOf(id, member), await statuses(image)]).toEqual([undefined, [404, 404, 404, 200]]);
    expect(await seen(lasting.split('?')[0]!, api.guest(), member)).toEqual([404, 404]);
    await change(id, { read_by: 'moderator' });
    expect(await statuses(image)).toEqual([404, 404, 200, 200]);
    await change(id, { read_by: 'guest', homepage: false });
    expect(await statuses(image)).toEqual([404, 404, 404, 200]);
  });
});
