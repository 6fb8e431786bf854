import { verifyProjection } from '@lyceum/kernel';
import { Erasure } from '../../../apps/api/src/modules/identity/index.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makePoll, makeTopic } from '../../support/content/boards.ts';
import { makeGroup } from '../../support/content/groups.ts';
import { type Persona, PASSWORD } from '../../support/persona.ts';
import { counts, pollFor, vote } from '../../support/content/polls.ts';
import { comment } from '../../support/content/topics.ts';

const MEMBERS = 8;

let api: TestApi;
let members: Persona[];
let topics: { id: number; post_id: number }[];
let poll: Awaited<ReturnType<typeof makePoll>>;

/** Two have founded a group. Everybody has a topic, comments on two others and likes one; all but one vote, and one asks. */
beforeAll(async () => {
  api = await startApi();
  const admin = await api.member('adminna', 'admin');
  const boardId = await makeBoard(admin, 'Ovens');
  members = [];
  for (let n = 0; n < MEMBERS; n += 1) members.push(await api.member(`lid${n}`));
  topics = [];
  await makeGroup(members[0]!);
  await makeGroup(members[1]!);
  for (const [n, member] of members.entries()) topics.push(await makeTopic(member, boardId, `Oven ${n}`));
  poll = await makePoll(members[1]!, boardId, 'Waarop stook je?', { answers: ['Gas', 'Hout', 'Stroom'] });
  for (const [n, member] of members.entries()) {
    for (const to of [1, 2]) await comment(member, topics[(n + to) % MEMBERS]!.id);
    await member.call('PUT /api/v4/posts/{id}/like', { params: { id: topics[(n + 1) % MEMBERS]!.post_id } });
    // The first chooses what nobody else does.
    await vote(member, poll.id, poll.options[n === 0 ? 0 : 1 + (n % 2)]!);
  }
  await api.settled();
});
afterAll(() => api.close());

const lying = async () => {
  const tables = api.kernel.projections.flatMap((projection) => projection.tables);
  const read = tables.map(async (table) => {
    const { rows } = await api.kernel.db.pool.query<{ row: string }>(
      `select concat(tableoid, ctid, xmin) as row from ${table}`,
    );
    return [table, new Set(rows.map(({ row }) => row))] as const;
  });
  return new Map(await Promise.all(read));
};

it('erasing one of many writes their rows anew and no others, as if all had been filled anew (promise 42)', async () => {
  const [leaver] = members;
  expect(counts(await pollFor(api, members[1]!, poll.id))).toEqual([1, 3, 4]);
  const before = await lying();
  await leaver!.call('POST /api/v4/users/me/erase', { body: { current_password: PASSWORD } });
  await api.app.get(Erasure).finish();
  await api.settled();

  const written = [...(await lying())].map(([table, rows]) => [
    table,
    [...rows].filter((row) => !before.get(table)!.has(row)).length,
  ]);
  expect(Object.fromEntries(written.filter(([, count]) => count !== 0))).toEqual({
    'identity.member': 1,
    'directory.member_card': 1,
    'community.topic': 1,
    'community.comment': 2,
    // Theirs, and those that show what they have said.
    'community.feed_topic': 3,
    'community.comment_stats': 2,
    // They are no longer in their group; the other group is left alone.
    'groups.member': 1,
    'groups.size': 1,
    'search.topics': 3,
    'search.topics_words': 1,
    'search.users': 1,
    'search.users_words': 4,
  });
  for (const projection of api.kernel.projections) {
    for (const { table, onlyLive, onlyRebuilt } of await verifyProjection(api.kernel.db, api.kernel.store, projection))
      expect([table, onlyLive, onlyRebuilt]).toEqual([table, 0, 0]);
  }
  expect(counts(await pollFor(api, members[1]!, poll.id))).toEqual([0, 3, 4]);
});

it('erasing whoever asked leaves the answers of the others', async () => {
  await members[1]!.call('POST /api/v4/users/me/erase', { body: { current_password: PASSWORD } });
  await api.app.get(Erasure).finish();
  await api.settled();
  expect(counts(await pollFor(api, members[2]!, poll.id))).toEqual([0, 3, 3]);
  for (const projection of api.kernel.projections) {
    for (const { table, onlyLive, onlyRebuilt } of await verifyProjection(api.kernel.db, api.kernel.store, projection))
      expect([table, onlyLive, onlyRebuilt]).toEqual([table, 0, 0]);
  }
});
