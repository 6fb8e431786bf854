import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let member: Persona;
let topicId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
  member = await api.member('memo');
  const open = await makeBoard(admin, 'Open');
  topicId = (await makeTopic(member, open, 'Voor iedereen')).id;
  await makeTopic(admin, await makeBoard(admin, 'Geheim', 'admin', 'admin'), 'Voor beheerders');
  await member.call('POST /api/v3/topics/{id}/comments', { params: { id: topicId }, body: { content: '<p>Mooi</p>' } });
});
afterAll(() => api.close());

const seenBy = async (who: Persona) => (await who.call('GET /api/v4/admin/dashboard')).body.data;
const sum = (days: Record<string, number>[], series: string) => days.reduce((total, day) => total + day[series]!, 0);

describe('the dashboard', () => {
  it('counts thirty days up to today of what the viewer may read, and no more (promise 29)', async () => {
    const [all, some] = [await seenBy(admin), await seenBy(moderator)];
    for (const { days } of [all, some]) {
      expect(days).toHaveLength(30);
      const dates = days.map(({ date }: { date: string }) => date);
      expect([...new Set(dates)].sort()).toEqual(dates);
    }
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());
    expect([
      all.days.at(-1).date >= today || all.days.at(-1).date,
      sum(all.days, 'topics'),
      sum(some.days, 'topics'),
    ]).toEqual([true, 2, 1]);
    expect([sum(all.days, 'comments'), sum(all.days, 'members')]).toEqual([1, 3]);
    expect(all.members).toEqual({ total: 3, seen_week: 3, seen_month: 3 });
  });

  it('leaves out what was deleted, with what stood under it', async () => {
    await moderator.call('DELETE /conversations/{id}', { params: { id: topicId } });
    const { days } = await seenBy(moderator);
    expect([sum(days, 'topics'), sum(days, 'comments')]).toEqual([0, 0]);
  });

  it('tells administrators alone what runs, and what does not', async () => {
    expect((await seenBy(moderator)).system).toBeNull();
    expect((await seenBy(admin)).system).toMatchObject({ parked_events: 0, stalled_processors: 0, mails_not_sent: 0 });
    await api.kernel.db.pool.query(
      `insert into mail.message (cause, recipient, subject, text, html, error)
       values ('dashboard-test', 'a@example.test', 'Hallo', '', '', 'mailbox full')`,
    );
    expect((await seenBy(admin)).system.mails_not_sent).toBe(1);
    expect((await member.call('GET /api/v4/admin/dashboard')).status).toBe(403);
  });
});
