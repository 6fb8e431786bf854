import { createHash } from 'node:crypto';
import { type Operation, operations } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { type Answer, PASSWORD, type Persona } from '../../support/persona.ts';
import { pictures } from '../../support/content/uploads.ts';

const COMMANDS = 1000;
const AT_ONCE = 20;

let api: TestApi;
let admin: Persona;
let member: Persona;
let topicId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  member = await api.member('memo');
  topicId = (await makeTopic(member, await makeBoard(admin, 'Ovens'), 'Herhaling')).id;
});
afterAll(() => api.close());

const comment = (persona: Persona, key: string, text: string): Promise<Answer> =>
  persona.send('POST', `/api/v3/topics/${topicId}/comments`, { content: `<p>${text}</p>` }, { 'idempotency-key': key });

const commentsCount = async (): Promise<number> =>
  (await api.kernel.db.pool.query('select count(*)::int as n from community.comment')).rows[0].n as number;

describe('a command with an Idempotency-Key (promise 6)', () => {
  it(`has one effect and one reply, sent three times: ${COMMANDS} commands`, async () => {
    const before = await commentsCount();
    const differing: string[] = [];
    for (let first = 0; first < COMMANDS; first += AT_ONCE) {
      const keys = Array.from({ length: AT_ONCE }, (_, index) => `command-${first + index}`);
      await Promise.all(
        keys.map(async (key, index) => {
          // Every other one is sent three times at once, the others one after the other.
          const send = () => comment(member, key, `Vraag ${key}`);
          const replies =
            index % 2 === 0 ? await Promise.all([send(), send(), send()]) : [await send(), await send(), await send()];
          const distinct = new Set(replies.map(({ status, body }) => JSON.stringify([status, body])));
          if (distinct.size !== 1 || replies[0]!.status !== 201) differing.push(...distinct);
        }),
      );
    }
    expect(differing).toEqual([]);
    expect((await commentsCount()) - before).toBe(COMMANDS);
  }, 600_000);

  it('with files has one effect and one reply too, sent three times at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const body = { content: '<p>Met een plaatje</p>', upload_uuids: await pictures(member, 1) };
      const send = () =>
        member.send('POST', `/api/v3/topics/${topicId}/comments`, body, { 'idempotency-key': `files-${round}` });
      const replies = await Promise.all([send(), send(), send()]);
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(replies.map((reply) => reply.body.data.id)).size).toBe(1);
    }
  });

  const keyless = (Object.entries(operations) as [string, Operation][]).filter(
    ([, { method, takesKey }]) => method !== 'GET' && !takesKey,
  );
  it.each(keyless)('is refused where it could not be held: %s', async (_, { method, path }) => {
    const filled = path.replace(/\{\w+\}/g, '999999');
    const { status, body } = await admin.send(method, filled, {}, { 'idempotency-key': 'anything' });
    expect([status, body.errors]).toEqual([422, { 'Idempotency-Key': ['This takes no Idempotency-Key.'] }]);
  });

  it('that would make a token makes none, and says that it takes no key', async () => {
    const body = { name: 'Program', scopes: ['read'], current_password: PASSWORD };
    const send = () => member.send('POST', '/api/v4/tokens', body, { 'idempotency-key': 'token-1' });
    for (const { status, body: told } of await Promise.all([send(), send()])) {
      expect([status, told.errors]).toEqual([422, { 'Idempotency-Key': ['This takes no Idempotency-Key.'] }]);
    }
    expect((await member.call('GET /api/v4/tokens')).body.data).toEqual([]);
  });

  it('holds with passwords in it: nothing is kept by which they could be guessed', async () => {
    const who = await api.member('geheimhouder');
    const NEW = 'another long password';
    const body = { password: NEW, password_confirmation: NEW, current_password: PASSWORD };
    const path = '/api/v4/users/password';
    expect((await who.send('POST', path, body, { 'idempotency-key': 'password-1' })).status).toBe(200);
    const { rows } = await api.kernel.db.pool.query('select fingerprint from events.command where actor = $1', [
      `member-${who.id}`,
    ]);
    const guess = createHash('sha256')
      .update(['POST', path, JSON.stringify(body)].join('\n'))
      .digest('base64url');
    expect(rows).toEqual([{ fingerprint: expect.not.stringContaining(guess) }]);
  });

  it('belongs to its member: another one’s same name is another command', async () => {
    const other = await api.member('other');
    const [mine, theirs] = [await comment(member, 'shared', 'Van mij'), await comment(other, 'shared', 'Van hen')];
    expect(mine.status).toBe(201);
    expect(theirs.status).toBe(201);
    expect(theirs.body.data.id).not.toBe(mine.body.data.id);
  });

  it('refuses another request under the same name, and a name that is none', async () => {
    await comment(member, 'taken', 'Eerst dit');
    const elsewhere = (await makeTopic(member, await makeBoard(admin, 'Elders'), 'Een ander onderwerp')).id;
    const before = await api.eventCount();
    expect((await comment(member, 'taken', 'Nu dat')).status).toBe(422);
    // The same words to somewhere else are another request, too.
    const body = { content: '<p>Eerst dit</p>' };
    const asked = await member.send('POST', `/api/v3/topics/${elsewhere}/comments`, body, {
      'idempotency-key': 'taken',
    });
    expect(asked.status).toBe(422);
    expect((await comment(member, 'with a space', 'Nee')).status).toBe(422);
    expect(await api.eventCount()).toBe(before);
  });

  it('whose process died before it answered is not carried out again', async () => {
    const first = await comment(member, 'died', 'Nog net gelukt');
    await api.kernel.db.pool.query(`update events.command set reply = null where key = 'died'`);
    const before = await api.eventCount();
    const again = await comment(member, 'died', 'Nog net gelukt');
    expect([again.status, again.body]).toEqual([201, { data: { id: first.body.data.id } }]);
    expect(await api.eventCount()).toBe(before);
  });

  it('keeps no reply that can be read without its member’s key', async () => {
    await comment(member, 'secret', 'kanarie-in-het-antwoord');
    const { rows } = await api.kernel.db.pool.query(`select * from events.command where key = 'secret'`);
    expect(rows[0].reply).toMatchObject({ by: `member-${member.id}` });
    expect(JSON.stringify(rows)).not.toContain('kanarie');
  });
});
