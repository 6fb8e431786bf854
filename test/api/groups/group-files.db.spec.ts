import { startApi, type TestApi } from '../../support/servers/api.ts';
import { letIntoGroup, makeGroup } from '../../support/content/groups.ts';
import type { Persona } from '../../support/persona.ts';
import { pdf } from '../../support/content/documents.ts';
import { pictures, seen, uploaded } from '../../support/content/uploads.ts';

jest.setTimeout(120_000);

let api: TestApi;
let owner: Persona;
let member: Persona;
let stranger: Persona;
beforeAll(async () => {
  api = await startApi();
  [owner, member, stranger] = [await api.member('eigenaar'), await api.member('lid'), await api.member('vreemde')];
});
afterAll(() => api.close());

type File = { id: number; source: string; user_id: number };
const add = (who: Persona, id: number, upload_uuids: string[]) =>
  who.call('POST /api/v4/groups/{id}/files', { params: { id }, body: { upload_uuids } });
const remove = (who: Persona, id: number, file_id: number) =>
  who.call('DELETE /api/v4/groups/{id}/files/{file_id}', { params: { id, file_id } });
const filesOf = async (who: Persona, id: number): Promise<File[]> =>
  (await who.call('GET /api/v3/groups/{id}', { params: { id } })).body.data.uploads as File[];

describe('the files of a private group', () => {
  it('are brought by whoever is in it, once each, and seen by nobody else', async () => {
    const group = await makeGroup(owner, { status: 'private' });
    await letIntoGroup(owner, member, group);
    const uuids = await pictures(member, 2);
    expect((await add(member, group.id, uuids)).status).toBe(201);
    expect((await add(member, group.id, uuids)).status).toBe(201);
    const files = await filesOf(owner, group.id);
    expect(files.map(({ user_id }) => user_id)).toEqual([member.id, member.id]);
    expect(await seen(owner, files[0]!)).toBe(200);
    expect(await filesOf(stranger, group.id)).toEqual([]);
    for (const who of [stranger, api.guest()]) expect(await seen(who, files[0]!)).toBe(404);
  });

  it('are no longer seen by whoever has left', async () => {
    const group = await makeGroup(owner, { status: 'private' });
    await letIntoGroup(owner, member, group);
    await add(owner, group.id, [await uploaded(owner, pdf(), 'regels.pdf')]);
    const [file] = await filesOf(member, group.id);
    expect(file).toMatchObject({ name: 'regels.pdf', size: pdf().length });
    expect(await seen(member, file!)).toBe(200);
    await member.call('PUT /api/v3/groups/{id}/leave', { params: { id: group.id } });
    expect(await seen(member, file!)).toBe(404);
    expect(await filesOf(member, group.id)).toEqual([]);
  });

  it('are taken away by whoever brought them and who looks after the group, and are gone for all', async () => {
    const group = await makeGroup(owner, { status: 'private' });
    await letIntoGroup(owner, member, group);
    await add(member, group.id, await pictures(member, 2));
    await add(owner, group.id, [await uploaded(owner)]);
    const files = await filesOf(member, group.id);
    const ofOwner = files.find(({ user_id }) => user_id === owner.id)!;
    const [first, second] = files.filter(({ user_id }) => user_id === member.id);
    expect((await remove(member, group.id, ofOwner.id)).status).toBe(403);
    expect((await remove(stranger, group.id, first!.id)).status).toBe(404);
    expect((await remove(member, group.id, first!.id)).status).toBe(200);
    expect((await remove(member, group.id, first!.id)).status).toBe(404);
    expect((await remove(owner, group.id, second!.id)).status).toBe(200);
    expect((await filesOf(owner, group.id)).map(({ id }) => id)).toEqual([ofOwner.id]);
    expect(await seen(owner, first!)).toBe(404);
  });

  it('are one’s own uploads: those of others and those in use elsewhere are not there', async () => {
    const [group, other] = [await makeGroup(owner), await makeGroup(owner)];
    const uuid = await uploaded(owner);
    expect((await add(stranger, group.id, [await uploaded(stranger)])).status).toBe(403);
    await letIntoGroup(owner, member, group);
    expect((await add(member, group.id, [uuid])).status).toBe(422);
    expect((await add(owner, group.id, [uuid])).status).toBe(201);
    expect((await add(owner, other.id, [uuid])).status).toBe(422);
    expect(await filesOf(owner, other.id)).toEqual([]);
  });

  it('come no more once the group is closed, and stay', async () => {
    const group = await makeGroup(owner);
    await add(owner, group.id, [await uploaded(owner)]);
    await owner.call('POST /api/v4/groups/{id}/close', { params: { id: group.id }, body: {} });
    expect((await add(owner, group.id, [await uploaded(owner)])).status).toBe(409);
    expect(await filesOf(owner, group.id)).toHaveLength(1);
  });
});
