import { Installation } from '../../support/servers/installation.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(300_000);

let installation: Installation;
let admin: Persona;
let topic: number;
beforeAll(async () => {
  installation = await Installation.start();
  admin = await installation.person('admin');
  topic = await installation.topic(admin, 'Met en zonder gif');
});
afterAll(() => installation?.discard());

const comment = async (text: string): Promise<number> => {
  const body = { content: `<p>${text}</p>` };
  const answer = await admin.call('POST /api/v3/topics/{id}/comments', { params: { id: topic }, body });
  return answer.body.data.id as number;
};
const shown = async (): Promise<string[]> =>
  (
    await installation.query<{ excerpt: string }>(
      `select excerpt from community.comment_stats where topic_id = ${topic} order by comment_id`,
    )
  ).map(({ excerpt }) => excerpt);
const parked = async (): Promise<{ processor: string; stream: string; type: string }[]> =>
  installation.query('select processor, stream_id as stream, type from events.parked order by version');

it('promise 12: an event that a projection cannot take in is set aside, the others go on, and a replay takes it in', async () => {
  await installation.query(`alter table community.comment_stats add constraint poison check (excerpt <> 'gif')`);
  await comment('voor');
  const poisoned = await comment('gif');
  await comment('na');
  await until('it was set aside', async () => (await parked()).length > 0);
  await until('the next was taken in', async () => (await shown()).includes('na'));
  expect(await shown()).toEqual(['voor', 'na']);

  // What follows in its stream waits behind it, also over a kill.
  const params = { id: poisoned };
  const edited = await admin.call('PUT /api/v4/comments/{id}', { params, body: { content: '<p>zonder</p>' } });
  expect(edited.status).toBe(200);
  await installation.restart('worker');
  await until('both were set aside', async () => (await parked()).length === 2);
  expect((await parked()).map(({ type }) => type)).toEqual(['CommentPosted', 'CommentEdited']);

  const { processor, stream } = (await parked())[0]!;
  const replay = () => admin.call('POST /api/v4/admin/parked-events/replay', { body: { processor, stream } });
  expect((await replay()).status).toBe(409);
  await installation.query('alter table community.comment_stats drop constraint poison');
  expect((await replay()).body).toMatchObject({ data: { replayed: 2 } });
  expect(await parked()).toEqual([]);
  expect(await shown()).toEqual(['voor', 'zonder', 'na']);
  expect(await installation.verifyProjections()).toContain('Rebuilt equals live.');
});
