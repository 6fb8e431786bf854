import type { community, OutputOf } from '@lyceum/contracts';
import { Welcome } from '../../../apps/api/src/modules/community/feed/welcome.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
let publicBoard: number;
let membersBoard: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  publicBoard = await makeBoard(admin, 'Open', 'guest', 'member');
  membersBoard = await makeBoard(admin, 'Closed', 'member', 'member');
});
afterAll(() => api.close());

/** As it is read when nothing is kept any more. */
async function told(): Promise<OutputOf<typeof community.welcome>['data']> {
  await api.settled();
  Object.assign(api.app.get(Welcome), { known: null });
  return (await api.guest().call('GET /api/v4/community/welcome')).body.data;
}
const names = async () => (await told()).faces.map(({ username }) => username);

describe('a guest is told who is here', () => {
  it('by faces of those who spoke lately where guests may read, the last one first, and nobody else', async () => {
    const [quiet, early, late] = [await api.member('quiet'), await api.member('early'), await api.member('late')];
    await makeTopic(early, publicBoard, 'The first of them');
    await makeTopic(late, publicBoard, 'The second of them');
    await makeTopic(quiet, membersBoard, 'Among ourselves');
    expect(await names()).toEqual(['late', 'early']);
  });

  it('without those who are banned, in number too', async () => {
    const before = await told();
    const late = before.faces[0]!;
    await admin.call('POST /api/v4/admin/members/{id}/ban', { params: { id: late.id }, body: { reason: 'Rude' } });
    const after = await told();
    expect(after.faces.map(({ id }) => id)).not.toContain(late.id);
    expect(after.members_count).toBe(before.members_count - 1);
  });

  it('by nobody who spoke on a board that was closed to guests since', async () => {
    const { status } = await admin.call('PUT /api/v4/admin/boards/{id}', {
      params: { id: publicBoard },
      body: { name: 'Open', color: '#0F6B5C', read_by: 'member', write_by: 'member', reason: 'Ours alone' },
    });
    expect(status).toBe(200);
    expect(await names()).toEqual([]);
  });
});
