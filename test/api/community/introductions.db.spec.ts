import { CommandBus } from '@nestjs/cqrs';
import { channels } from '@lyceum/contracts/realtime';
import { IntroductionJob } from '../../../apps/api/src/modules/community/introductions/introduction.job.ts';
import { Introduce, OfferIntroduction } from '../../../apps/api/src/modules/community/index.ts';
import { MemberStatus } from '../../../apps/api/src/modules/identity/index.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard } from '../../support/content/boards.ts';
import { connect, disconnectAll, listen } from '../../support/live.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

let api: TestApi;
let admin: Persona;
let board: number;
let serial = 0;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  board = await makeBoard(admin, 'Voorstellen');
});
beforeEach(() => offerOn(board));
afterEach(disconnectAll);
afterAll(() => api.close());

const offerOn = (introduction_board_id: number) =>
  admin.call('PUT /api/v4/admin/settings', { body: { introduction_board_id } });
const offered = async (who: Persona) => (await who.call('GET /api/v4/introduction')).body.data;
const introduce = (who: Persona, title = 'Hallo allemaal', body?: string) =>
  who.call('POST /api/v4/introduction', { body: { title, body } });
const show = (who: Persona, id: number) => who.call('GET /api/v3/topics/{id}', { params: { id } });
const totalOf = async (who: Persona) =>
  (await who.call('GET /api/v3/topics', { query: { board_id: board } })).body.meta.total as number;

/** Whom the job has found. */
async function newcomer(): Promise<Persona> {
  const member = await api.member(`nieuw-${(serial += 1)}`);
  await until('the introduction was offered', async () => (await offered(member)) !== null);
  return member;
}

const topicsOf = async (memberId: number): Promise<number> => {
  const { rows } = await api.kernel.db.pool.query<{ n: number }>(
    `select count(*)::int as n from community.topic where author_id = $1 and post_type = 'introduce'`,
    [memberId],
  );
  return rows[0]!.n;
};

describe('an introduction (part 1 §4 and §5)', () => {
  it('is offered to whoever is new, as an invisible topic that nobody else comes across', async () => {
    const member = await newcomer();
    const topic = await offered(member);
    expect(topic).toMatchObject({ status: 'invisible', post_type: 'introduce', board_id: board });
    for (const who of [member, admin, api.guest()]) {
      expect((await show(who, topic.id)).status).toBe(404);
      expect(await totalOf(who)).toBe(0);
    }
    const console_ = await admin.call('GET /api/v4/admin/topics', { query: { where: [`user_id:${member.id}`] } });
    expect(console_.body.meta.total).toBe(0);
    // The administrator may have one of their own by now, and never that of somebody else.
    expect((await offered(admin))?.id).not.toBe(topic.id);
  });

  it('becomes a topic like others when it is given: title required, words optional; open screens hear of it', async () => {
    const member = await newcomer();
    const { id } = await offered(member);
    const heard = await listen(connect(api.guest()), channels.board(board, true));
    const refused = await introduce(member, '   ');
    expect([refused.status, refused.body.errors]).toEqual([422, { title: ['Title is required'] }]);
    const given = await introduce(member, 'Hallo, ik ben nieuw');
    expect(given.status).toBe(201);
    expect(given.body.data).toMatchObject({ id, status: 'open', slug: 'hallo-ik-ben-nieuw', content: '', version: 1 });
    expect((await show(api.guest(), id)).body.data).toMatchObject({ title: 'Hallo, ik ben nieuw' });
    await until('it was told', () => heard.some(({ name }) => name === 'topic-posted'));
    expect(await offered(member)).toBeNull();
    await api.settled();
    const feed = await api.guest().call('GET /api/v3/topics', { query: { board_id: board } });
    expect(feed.body.data[0]).toMatchObject({ id, post_type: 'introduce' });
    const { body } = await member.call('GET /api/v4/topics/{id}/history', { params: { id } });
    expect(body.data).toMatchObject([{ version: 1, title: 'Hallo, ik ben nieuw' }]);
    const params = { id };
    const edited = await member.call('PUT /api/v4/topics/{id}', { params, body: { title: 'Hallo', content: '' } });
    expect([edited.status, edited.body.data.title]).toEqual([200, 'Hallo']);
  });

  it('is given once: a second time is refused, and of twenty at once one stands', async () => {
    const member = await newcomer();
    const before = await totalOf(admin);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => introduce(member, `Hallo ${index}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    expect((await introduce(member)).body.message).toBe('You’ve already introduced yourself.');
    await api.settled();
    expect(await totalOf(admin)).toBe(before + 1);
  });

  it('that is turned down is not offered again, nor given, nor brought back by anybody', async () => {
    const member = await newcomer();
    const { id } = await offered(member);
    const dismiss = () => member.call('DELETE /api/v4/introduction');
    expect([(await dismiss()).status, (await dismiss()).status]).toEqual([200, 200]);
    expect(await offered(member)).toBeNull();
    expect((await introduce(member)).status).toBe(404);
    const restored = await admin.call('POST /api/v4/topics/{id}/restore', { params: { id }, body: {} });
    expect(restored.status).toBe(404);
    await offer(member);
    expect([await offered(member), await topicsOf(member.id)]).toEqual([null, 1]);
  });

  it('is one, however often and by how many jobs at once it is offered', async () => {
    await offerOn(0);
    const member = await api.member(`nieuw-${(serial += 1)}`);
    await offerOn(board);
    await Promise.all(Array.from({ length: 10 }, () => offer(member)));
    await offer(member);
    expect(await topicsOf(member.id)).toBe(1);
  });

  it('that was broken off in the middle leaves nothing, and can be given', async () => {
    const member = await newcomer();
    const { id } = await offered(member);
    const viewer = (await api.app.get(MemberStatus).of(member.id, 'test'))!;
    await api.kernel.db.pool.query(
      `create function community.broken() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$;
       create trigger broken before update on community.topic for each row when (new.id = ${id}) execute function community.broken()`,
    );
    await expect(
      api.app.get(CommandBus).execute(new Introduce({ title: 'Half', body: '' }, { viewer })),
    ).rejects.toThrow('broken off');
    await api.kernel.db.pool.query('drop trigger broken on community.topic; drop function community.broken()');
    expect(await offered(member)).toMatchObject({ id, status: 'invisible' });
    expect((await introduce(member)).status).toBe(201);
  });

  it('is offered afterwards to whoever was new before a board was named, in turns that may be broken off', async () => {
    await offerOn(0);
    const [first, second, third] = [await unasked(), await unasked(), await unasked()] as const;
    await turn();
    await offerOn(board);
    await turn(31);
    expect(await Promise.all([first, second, third].map(offered))).toEqual([null, null, null]);
    await api.kernel.db.pool.query(
      `create function community.broken() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$;
       create trigger broken before insert on community.topic for each row when (new.author_id = ${second.id}) execute function community.broken()`,
    );
    await expect(turn()).rejects.toThrow('broken off');
    await api.kernel.db.pool.query('drop trigger broken on community.topic; drop function community.broken()');
    expect([(await offered(first)) !== null, await offered(third)]).toEqual([true, null]);
    expect((await first.call('DELETE /api/v4/introduction')).status).toBe(200);
    await Promise.all(Array.from({ length: 5 }, () => turn()));
    expect(await offered(first)).toBeNull();
    for (const member of [second, third]) expect(await offered(member)).not.toBeNull();
    for (const { id } of [first, second, third]) expect(await topicsOf(id)).toBe(1);
  });

  it('is offered only where a board was named, and shown only to whoever may post there', async () => {
    const member = await newcomer();
    await admin.call('PUT /api/v4/admin/boards/{id}', { params: { id: board }, body: withWriters('moderator') });
    expect([await offered(member), (await introduce(member)).status]).toEqual([null, 403]);
    await admin.call('PUT /api/v4/admin/boards/{id}', { params: { id: board }, body: withWriters('member') });
    expect(await offered(member)).not.toBeNull();
    await offerOn(0);
    const other = await api.member(`nieuw-${(serial += 1)}`);
    await offer(other);
    expect([await offered(other), await topicsOf(other.id)]).toEqual([null, 0]);
  });
});

const offer = (who: Persona) =>
  api.app.get(CommandBus).execute(new OfferIntroduction(who.id, { actor_id: who.id, correlation_id: 'test' }));

/** As many days after today. */
const turn = (days = 0) =>
  api.app.get(IntroductionJob).invite(new Date(api.kernel.clock.now().getTime() + days * 86_400_000));

/** Who registered while there was no board, and whom the job of their registration has passed by. */
async function unasked(): Promise<Persona> {
  const member = await api.member(`nieuw-${(serial += 1)}`);
  await until('the job has passed them by', async () => {
    const { rows } = await api.kernel.db.pool.query(
      `select 1 from events.effect x join events.event e on e.id = x.event_id
       where x.effect = 'offer-introduction' and e.stream_id = 'member-${member.id}'`,
    );
    return rows.length > 0;
  });
  return member;
}

const withWriters = (write_by: 'member' | 'moderator') => ({
  name: 'Voorstellen',
  color: '#0F6B5C',
  read_by: 'guest' as const,
  write_by,
});
