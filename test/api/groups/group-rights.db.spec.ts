import { type Operation, operations } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { letIntoGroup, makeGroup } from '../../support/content/groups.ts';
import type { Persona } from '../../support/persona.ts';
import { uploaded } from '../../support/content/uploads.ts';

jest.setTimeout(180_000);

/** How somebody stands to the group that is asked about. Staff of the community are in none. */
const PERSONAS = [
  ...(['guest', 'stranger', 'asked', 'banned', 'invited', 'member', 'keeper', 'owner', 'moderator', 'admin'] as const),
];
type Name = (typeof PERSONAS)[number];
const STATUSES = ['public', 'private', 'secret'] as const;

/** yes: past every question of rights. */
const OUTCOMES: Record<number, string> = { 401: 'login', 403: 'forbidden', 404: 'gone' };

const KNOWN: Record<(typeof STATUSES)[number], readonly Name[]> = {
  public: PERSONAS,
  private: PERSONAS.filter((name) => name !== 'guest'),
  secret: ['invited', 'member', 'keeper', 'owner', 'admin'],
};
const INSIDE: readonly Name[] = ['member', 'keeper', 'owner', 'admin'];
const KEEPERS: readonly Name[] = ['keeper', 'owner', 'admin'];
const OWNERS: readonly Name[] = ['owner', 'admin'];

interface Row {
  /** Of those who know of the group, who may; the others are told that they may not. */
  may: readonly Name[] | 'who knows' | 'who reads';
  /** A guest is asked to log in first. */
  signedIn?: false;
  staff?: true;
  body?: object;
  /** What it is done to, beside the group. */
  to?: 'somebody who asks' | 'a member' | 'somebody banned' | 'a file';
  query?: string;
}

/** A row for every operation that names a group; those of one's own invitation are named by it. */
const ROWS: Record<string, Row> = {
  showGroup: { may: 'who knows', signedIn: false },
  changeGroup: { may: OWNERS, body: { allow_user_invites: false } },
  closeGroup: { may: OWNERS, body: {} },
  joinGroup: { may: PERSONAS.filter((name) => name !== 'banned') },
  leaveGroup: { may: 'who knows' },
  inviteToGroup: { may: KEEPERS, body: { user_ids: [1] } },
  listGroupMembers: { may: 'who reads' },
  changeGroupRole: { may: OWNERS, to: 'a member', body: { role: 'moderator' } },
  removeGroupMember: { may: KEEPERS, to: 'a member' },
  approveGroupRequest: { may: KEEPERS, to: 'somebody who asks', body: {} },
  refuseGroupRequest: { may: KEEPERS, to: 'somebody who asks', body: {} },
  banFromGroup: { may: KEEPERS, to: 'a member', body: {} },
  unbanFromGroup: { may: KEEPERS, to: 'somebody banned' },
  transferGroup: { may: OWNERS, to: 'a member' },
  addGroupFiles: { may: INSIDE, body: { upload_uuids: ['0c6a3b1e-5a55-4d2e-9b39-0f2d6c9f6a11'] } },
  removeGroupFile: { may: KEEPERS, to: 'a file' },
  adminShowGroup: { may: ['moderator', 'admin'], staff: true },
};
const asked = (Object.entries(operations) as [string, Operation][]).filter(
  ([, { path }]) => /\/groups\/\{id\}/.test(path) && !path.includes('{invitation_id}'),
);

let api: TestApi;
let founder: Persona;
const people = new Map<Name, Persona>();
let fellow: Persona;
let petitioner: Persona;
let outcast: Persona;
beforeAll(async () => {
  api = await startApi();
  for (const name of PERSONAS) {
    const role = name === 'admin' || name === 'moderator' ? name : undefined;
    people.set(name, name === 'guest' ? api.guest() : await api.member(`groep-${name}`, role));
  }
  founder = people.get('owner')!;
  [fellow, petitioner, outcast] = [
    await api.member('medelid'),
    await api.member('vrager'),
    await api.member('balling'),
  ];
});
afterAll(() => api.close());

const join = (who: Persona, id: number) => who.call('PUT /api/v3/groups/{id}/join', { params: { id } });

/** A group to which each stands as they are called, made anew for each question. */
async function scene(status: (typeof STATUSES)[number]): Promise<{ id: number; file: number }> {
  const group = await makeGroup(founder, { status: status === 'secret' ? 'private' : status, name: 'Draaiers' });
  const { id } = group;
  const person = (name: Name) => people.get(name)!;
  for (const who of [person('member'), person('keeper'), fellow]) await letIntoGroup(founder, who, group);
  const keeper = { id, member_id: person('keeper').id };
  await founder.call('PUT /api/v4/groups/{id}/members/{member_id}', { params: keeper, body: { role: 'moderator' } });
  for (const who of [person('banned'), outcast]) {
    const params = { id, member_id: who.id };
    await founder.call('POST /api/v4/groups/{id}/members/{member_id}/ban', { params, body: {} });
  }
  if (status !== 'public') for (const who of [person('asked'), petitioner]) await join(who, id);
  const user_ids = [person('invited').id];
  await founder.call('POST /api/v4/groups/{id}/invitations', { params: { id }, body: { user_ids } });
  const upload_uuids = [await uploaded(founder)];
  const filled = await founder.call('POST /api/v4/groups/{id}/files', { params: { id }, body: { upload_uuids } });
  if (status === 'secret') await founder.call('PUT /api/v3/groups/{id}', { params: { id }, body: { status } });
  return { id, file: filled.body.data.uploads[0].id as number };
}

function expected(row: Row, status: (typeof STATUSES)[number], name: Name): string {
  if (name === 'guest' && row.signedIn !== false) return 'login';
  if (row.staff && name !== 'moderator' && name !== 'admin') return 'forbidden';
  if (!KNOWN[status].includes(name)) return 'gone';
  if (row.may === 'who knows') return 'yes';
  if (row.may === 'who reads') return status === 'public' || INSIDE.includes(name) ? 'yes' : 'forbidden';
  return row.may.includes(name) ? 'yes' : 'forbidden';
}

it('has a row for every operation on a group', () => {
  expect(Object.keys(ROWS).sort()).toEqual(asked.map(([name]) => name).sort());
});

describe.each(STATUSES)('of a %s group', (status) => {
  it.each(asked)('%s', async (name, { method, path }) => {
    const row = ROWS[name]!;
    const answers: Record<string, string> = {};
    let at = await scene(status);
    for (const [who, persona] of people) {
      const { id, file } = at;
      const subject = { 'a member': fellow, 'somebody who asks': petitioner, 'somebody banned': outcast };
      const member = row.to && row.to !== 'a file' ? subject[row.to].id : 0;
      const address = path.replace('{id}', String(id)).replace('{member_id}', String(member));
      const body = name === 'transferGroup' ? { user_id: member } : row.body;
      await persona.csrfToken();
      const answer = await persona.send(method, address.replace('{file_id}', String(file)), body);
      if (answer.status >= 500) throw new Error(`${name} answered ${answer.status}`);
      answers[who] = OUTCOMES[answer.status] ?? 'yes';
      // Whoever was let past may have changed it for the others.
      if (answers[who] === 'yes' && method !== 'GET') at = await scene(status);
    }
    const wanted = Object.fromEntries(PERSONAS.map((who) => [who, outcome(name, row, status, who)]));
    expect(answers).toEqual(wanted);
  });
});

/** Where what it is about is not there for those who may: nobody asks in a public group, and files are for readers. */
function outcome(name: string, row: Row, status: (typeof STATUSES)[number], who: Name): string {
  const told = expected(row, status, who);
  if (row.to === 'somebody who asks' && status === 'public' && told === 'yes') return 'gone';
  if (row.to === 'a file' && told === 'forbidden' && status !== 'public' && who !== 'member') return 'gone';
  return told;
}
