import type { community } from '@lyceum/contracts';
import { BirthdayJob } from '../../../apps/api/src/modules/community/introductions/birthday.job.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
let board: number;
let serial = 0;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
});
beforeEach(async () => {
  board = await makeBoard(admin, `Feest ${(serial += 1)}`);
  await admin.call('PUT /api/v4/admin/settings', { body: { birthday_board_id: board, locale: 'nl' } });
});
afterAll(() => api.close());

const turn = (at: string) => api.app.get(BirthdayJob).tell(new Date(at));

async function born(birth_date: string | null, fields: object = { birthday_told: true }): Promise<Persona> {
  const member = await api.member(`jarige-${(serial += 1)}`);
  const { status } = await member.call('PUT /api/v3/profile', { body: { birth_date, ...fields } });
  if (status !== 200) throw new Error(`Not changed: ${status}`);
  return member;
}

async function told(about: Persona): Promise<community.Topic[]> {
  await api.settled();
  const { body } = await admin.call('GET /api/v3/topics', { query: { type: 'user', user_id: about.id } });
  return body.data as community.Topic[];
}
const isTold = async (about: Persona) => (await told(about)).length > 0;

describe('a birthday', () => {
  it('is told on the day, with a name and no year, to whoever reads the board', async () => {
    const member = await born('1990-06-15');
    await turn('2027-06-14T12:00:00Z');
    expect(await told(member)).toEqual([]);
    await turn('2027-06-15T12:00:00Z');
    const [topic] = await told(member);
    expect(topic).toMatchObject({ post_type: 'birthday', board_id: board, user_id: member.id });
    expect(topic!.title).toContain('is jarig!');
    expect(JSON.stringify([topic!.title, topic!.excerpt])).not.toMatch(/1990|37/);
  });

  it('is told once a year, however often and by how many at once the job runs, and again the next', async () => {
    const member = await born('1990-06-15');
    const at = '2028-06-15T12:00:00Z';
    await Promise.all(Array.from({ length: 10 }, () => turn(at)));
    await turn('2028-06-15T18:00:00Z');
    expect(await told(member)).toHaveLength(1);
    await turn('2029-06-15T12:00:00Z');
    expect(await told(member)).toHaveLength(2);
  });

  it('that was broken off in the middle is told by the next turn, and those before it not twice', async () => {
    const [first, second] = [await born('1990-07-20'), await born('1990-07-20')];
    await api.kernel.db.pool.query(
      `create function community.broken() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$;
       create trigger broken before insert on community.topic for each row when (new.author_id = ${second.id}) execute function community.broken()`,
    );
    await expect(turn('2027-07-20T12:00:00Z')).rejects.toThrow('broken off');
    await api.kernel.db.pool.query('drop trigger broken on community.topic; drop function community.broken()');
    expect([await isTold(first), await isTold(second)]).toEqual([true, false]);
    await turn('2027-07-20T12:15:00Z');
    expect([(await told(first)).length, (await told(second)).length]).toEqual([1, 1]);
  });

  it.each([
    [
      'clocks go forward',
      '03-28',
      '2027-03-27T22:59:59Z',
      '2027-03-27T23:00:00Z',
      '2027-03-28T21:59:59Z',
      '2027-03-28T22:00:00Z',
    ],
    [
      'clocks go back',
      '10-31',
      '2027-10-30T21:59:59Z',
      '2027-10-30T22:00:00Z',
      '2027-10-31T22:59:59Z',
      '2027-10-31T23:00:00Z',
    ],
  ])(
    'lasts from midnight to midnight where the member is, on a day on which %s (promise 17)',
    async (_, day, before, first, last, after) => {
      const [early, late] = [await born(`1990-${day}`), await born(`1990-${day}`)];
      const settle = (who: Persona, birthday_told: boolean) =>
        who.call('PUT /api/v3/profile', { body: { birthday_told } });
      await settle(late, false);
      await turn(before);
      expect(await isTold(early)).toBe(false);
      await turn(first);
      expect(await isTold(early)).toBe(true);
      await settle(late, true);
      await turn(after);
      expect(await isTold(late)).toBe(false);
      await turn(last);
      expect(await isTold(late)).toBe(true);
    },
  );

  it('is that of the member’s own time zone', async () => {
    const zone = (time_zone: string) => ({ birthday_told: true, time_zone });
    const [auckland, honolulu] = [
      await born('1990-05-10', zone('Pacific/Auckland')),
      await born('1990-05-10', zone('Pacific/Honolulu')),
    ];
    await turn('2027-05-09T12:30:00Z');
    expect([await isTold(auckland), await isTold(honolulu)]).toEqual([true, false]);
    await turn('2027-05-10T10:30:00Z');
    expect([await isTold(auckland), await isTold(honolulu)]).toEqual([true, true]);
  });

  it('of 29 February is the 28th where the year has no such day', async () => {
    const [common, leap] = [await born('1992-02-29'), await born('1992-02-29', { birthday_told: false })];
    await turn('2027-02-28T12:00:00Z');
    expect(await isTold(common)).toBe(true);
    await turn('2027-03-01T12:00:00Z');
    expect(await told(common)).toHaveLength(1);
    await leap.call('PUT /api/v3/profile', { body: { birthday_told: true } });
    await turn('2028-02-28T12:00:00Z');
    expect(await isTold(leap)).toBe(false);
    await turn('2028-02-29T12:00:00Z');
    expect(await isTold(leap)).toBe(true);
  });

  it('is nobody’s business unless the member says so, nor while they are suspended, nor on no board', async () => {
    const silent = await born('1990-08-08', {});
    expect((await silent.call('GET /api/v3/profile/me')).body.data.birthday_told).toBe(false);
    const suspended = await born('1990-08-08');
    const body = { reason: 'Rust', until: null };
    await admin.call('POST /api/v4/admin/members/{id}/ban', { params: { id: suspended.id }, body });
    const outside = await born('1990-08-08');
    await admin.call('PUT /api/v4/admin/settings', { body: { birthday_board_id: 0 } });
    await turn('2027-08-08T12:00:00Z');
    const locked = await makeBoard(admin, `Dicht ${serial}`, 'moderator', 'moderator');
    await admin.call('PUT /api/v4/admin/settings', { body: { birthday_board_id: locked } });
    await turn('2027-08-08T13:00:00Z');
    expect([await isTold(silent), await isTold(suspended), await isTold(outside)]).toEqual([false, false, false]);
    const card = (await admin.call('GET /api/v3/users/{id}', { params: { id: outside.id } })).body.data;
    expect(card).not.toHaveProperty('birthday_told');
  });

  it('is edited by nobody (part 1 §5), and taken off by whom it is about', async () => {
    const member = await born('1990-09-09');
    await turn('2027-09-09T12:00:00Z');
    const [topic] = await told(member);
    const shown = await member.call('GET /api/v3/topics/{id}', { params: { id: topic!.id } });
    expect(shown.body.data.permissions).toEqual(['READ', 'DELETE']);
    for (const [who, change] of [
      [member, { title: 'Ik ben jarig' }],
      [admin, { slug: 'feest' }],
    ] as const) {
      const { status } = await who.call('PUT /api/v4/topics/{id}', { params: { id: topic!.id }, body: change });
      expect(status).toBe(409);
    }
    expect((await member.call('DELETE /conversations/{id}', { params: { id: topic!.id } })).status).toBe(200);
    await turn('2027-09-09T18:00:00Z');
    expect(await told(member)).toEqual([]);
  });
});
