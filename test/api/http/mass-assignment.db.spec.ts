import { type Operation, operations } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';
import { VALID } from '../../support/operations/valid-bodies.ts';

let api: TestApi;
let admin: Persona;
let victim: Persona;
let tables: { name: string; columns: string[] }[];
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  victim = await api.member('victim');
  const introduction_board_id = await makeBoard(admin, 'Welkom');
  await admin.call('PUT /api/v4/admin/settings', { body: { introduction_board_id } });
  const { rows } = await api.kernel.db.pool.query(
    `select format('%I.%I', c.table_schema, c.table_name) as name,
       coalesce(json_agg(c.column_name) filter (where c.data_type = 'integer'
         and c.column_name ~ '(^|_)(member|author|user|actor|owner|maker|administrator|impersonator)_id$'), '[]') as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema') group by 1`,
  );
  tables = rows;
});
afterAll(() => api.close());

/** What nobody says of themselves; values that are found again wherever they come to lie. */
const STAMP = '2001-02-03T04:05:06.000Z';
const MARK = 47_114_711;
function privileged(victimId: number): Record<string, unknown> {
  const names = (text: string, value: unknown) => text.split(' ').map((name) => [name, value] as const);
  return Object.fromEntries([
    ...names('id member_id user_id actor_id author_id owner_id maker_id administrator_id impersonator_id', victimId),
    ...names('role roles', 'admin'),
    ...names('isAdmin isModerator is_admin admin impersonating is_public seeded silent', true),
    ...names('email_verified verified banned', true),
    ...names('created_at updated_at banned_until last_seen_at at', STAMP),
    ...names('version position karma streak level likes_count', MARK),
    ...names('password_hash token_hash', `stolen ${MARK}`),
    ...names('levels level_ids permissions', [MARK]),
  ]);
}

/** What speaks of the victim, and every row with a value that was only ever given beside the body's own. */
async function traces(): Promise<Record<string, number>> {
  const each = tables.map(({ name, columns }) => {
    const theirs = [...columns.map((column) => `t.${column} = ${victim.id}`), 'false'].join(' or ');
    return `select '${name}' as name, count(*) filter (where ${theirs})::int as theirs,
      count(*) filter (where t::text like '%${MARK}%' or t::text like '%2001-02-03%')::int as marked from ${name} t`;
  });
  const { rows } = await api.kernel.db.pool.query(each.join(' union all '));
  return Object.fromEntries(
    rows.flatMap(({ name, theirs, marked }) => [
      [`${name} of the victim`, theirs],
      [`${name} marked`, marked],
    ]),
  );
}
const standing = async (id: number): Promise<object> =>
  (
    await api.kernel.db.pool.query('select role, banned, email_verified, username from identity.member where id = $1', [
      id,
    ])
  ).rows[0];

const taking = (Object.entries(operations) as [keyof typeof VALID, Operation][]).filter(([, { body }]) => body);
/** Nothing is parked and no recount runs, so there is no right answer. They take a word or two and write no row of their own. */
const WITHOUT = ['continueRecount', 'stopRecount', 'replayParked'];

/** What an operation is about by its very meaning. Another one that takes such a field is found out here. */
const OWN: Partial<Record<keyof typeof VALID, string[]>> = {
  changeRole: ['role'],
  ...Object.fromEntries(['toggleLike', 'updateConversation', 'updateConversationByPost'].map((name) => [name, ['id']])),
  ...Object.fromEntries(
    ['editTopic', 'updatePost', 'editComment', 'changeLevel', 'changeSettings'].map((name) => [name, ['version']]),
  ),
  changeBoard: ['version', 'level_ids'],
  createBoard: ['level_ids'],
  createGroup: ['level_ids'],
  changeGroup: ['version', 'level_ids'],
  // A place in a live room, and not in the community.
  changeLiveRoomRole: ['role'],
  createEvent: ['level_ids'],
  changeEvent: ['version', 'level_ids'],
  ...Object.fromEntries(
    ['changeEventCategory', 'changeFaqCategory', 'changeFaq', 'changeTrophy', 'publishScoring', 'changeProduct'].map(
      (name) => [name, ['version']],
    ),
  ),
  changeEventCategory: ['version'],
  ...Object.fromEntries(
    ['changeCookiePackage', 'changePrivacyPolicy', 'decideConsent'].map((name) => [name, ['version']]),
  ),
  createCourse: ['level_ids'],
  // An author begins it anew for whom they name.
  resetQuiz: ['user_id'],
  changeQuiz: ['version'],
  editMessage: ['version'],
  changeCourse: ['version', 'level_ids'],
  changeLesson: ['version'],
};

describe('fields that nobody asked for (promise 39)', () => {
  it('are put beside a body of every operation that has one', () => {
    expect(Object.keys(privileged(1)).length).toBeGreaterThanOrEqual(30);
    expect(taking.map(([name]) => name).filter((name) => !VALID[name])).toEqual(WITHOUT);
  });

  it.each(taking.filter(([name]) => VALID[name]))('change nothing beside a right body: %s', async (name, operation) => {
    const member = await api.member(`lid-${name.toLowerCase()}`);
    const { by = member, params = {}, body } = await VALID[name]!({ api, admin, member });
    await api.settled();
    const own = OWN[name] ?? [];
    const foreign = Object.fromEntries(Object.entries(privileged(victim.id)).filter(([field]) => !own.includes(field)));
    const [before, victimBefore, byBefore] = [await traces(), await standing(victim.id), await standing(by.id)];
    const path = Object.entries(params).reduce(
      (filled, [field, value]) => filled.replace(`{${field}}`, encodeURIComponent(String(value))),
      operation.path as string,
    );
    await by.csrfToken();
    const answer = await by.send(operation.method, path, { ...foreign, ...body });
    expect([answer.body, answer.status]).toEqual([answer.body, operation.status]);
    await api.settled();
    expect(await traces()).toEqual(before);
    expect(await standing(victim.id)).toEqual(victimBefore);
    // An address is confirmed by its mail, an administrator made by a link; an erased member has no row any more.
    const meant = { verifyEmail: { email_verified: true }, claimAdministration: { role: 'admin' } };
    const after = byBefore && { ...byBefore, ...meant[name as keyof typeof meant] };
    if (name !== 'eraseMe') expect(await standing(by.id)).toEqual(after);
  });

  it('are refused as a whole where they would reach into every object', async () => {
    const member = await api.member('prototype');
    await member.csrfToken();
    for (const poison of ['"__proto__":{"role":"admin"}', '"constructor":{"prototype":{"role":"admin"}}']) {
      const { status } = await fetch(`${api.url}/api/v3/profile`, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          cookie: member.cookieHeader,
          'x-csrf-token': await member.csrfToken(),
        },
        body: `{${poison},"profile":"Ik draai schalen."}`,
      });
      expect([poison, status]).toEqual([poison, 400]);
    }
    expect((await member.call('GET /api/v3/profile/me')).body.data).toMatchObject({ roles: ['member'], profile: '' });
  });
});
