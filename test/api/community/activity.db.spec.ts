import type { community } from '@lyceum/contracts';
import { makeBoard, makeHelpdesk, makeTopic } from '../../support/content/boards.ts';
import { letIntoGroup, makeGroup } from '../../support/content/groups.ts';
import { comment } from '../../support/content/topics.ts';
import type { Persona } from '../../support/persona.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';

let api: TestApi;
let admin: Persona;
let writer: Persona;
let reader: Persona;
let open: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  writer = await api.member('schrijver');
  reader = await api.member('lezer');
  open = await makeBoard(admin, 'Openbaar');
});
afterAll(() => api.close());

const comments = async (who: Persona, query: object = {}) =>
  (await who.call('GET /api/v4/users/{id}/comments', { params: { id: writer.id }, query })).body as {
    data: community.WrittenComment[];
    meta: { total: number; next_cursor: string | null };
  };
const activity = async (who: Persona, zone?: string) =>
  (await who.call('GET /api/v4/users/{id}/activity', { params: { id: writer.id }, query: zone ? { zone } : {} })).body
    .data;

describe('the comments of a member', () => {
  it('are those of places that the reader may read, in the list and in its count', async () => {
    const secret = await makeGroup(admin, { status: 'secret' });
    await letIntoGroup(admin, writer, secret);
    const inGroup = await makeTopic(writer, secret.channel_id, 'Binnenskamers');
    const desk = await makeHelpdesk(admin, 'Hulp');
    const ticket = await makeTopic(writer, desk, 'Mijn vraag');
    const membersOnly = await makeTopic(writer, await makeBoard(admin, 'Leden', 'member'), 'Voor leden');
    const everyone = await makeTopic(writer, open, 'Voor iedereen');
    for (const { id } of [inGroup, ticket, membersOnly, everyone]) await comment(writer, id);
    await api.settled();
    const titles = ({ data }: Awaited<ReturnType<typeof comments>>) => data.map(({ topic }) => topic.title);
    const own = await comments(writer);
    expect([titles(own), own.meta.total]).toEqual([['Voor iedereen', 'Voor leden', 'Mijn vraag', 'Binnenskamers'], 4]);
    const others = await comments(reader);
    expect([titles(others), others.meta.total]).toEqual([['Voor iedereen', 'Voor leden'], 2]);
    const guests = await comments(api.guest());
    expect([titles(guests), guests.meta.total]).toEqual([['Voor iedereen'], 1]);
  });

  it('come in pages, and go when they or their topic are deleted', async () => {
    const { id } = await makeTopic(writer, open, 'Veel reacties');
    for (let index = 0; index < 3; index += 1) await comment(writer, id);
    await api.settled();
    const first = await comments(reader, { limit: 2 });
    const second = await comments(reader, { limit: 2, cursor: first.meta.next_cursor });
    const seen = [...first.data, ...second.data].map((each) => each.id);
    expect(new Set(seen).size).toBe(4);
    await writer.call('DELETE /conversations/{id}', { params: { id } });
    await api.settled();
    expect((await comments(reader)).data.some(({ topic }) => topic.id === id)).toBe(false);
  });
});

describe('the calendar of a member’s activity', () => {
  it('counts what every member may read, whoever asks, and for guests what every guest may', async () => {
    const [own, others, staff, guest] = [
      await activity(writer),
      await activity(reader),
      await activity(admin),
      await activity(api.guest()),
    ];
    // On open boards a topic with its comment, and one for members: not the group, not the ticket, nothing deleted.
    expect([own.total, others.total, staff.total, guest.total]).toEqual([4, 4, 4, 2]);
  });

  it('goes by the clocks of the reader', async () => {
    const now = new Date();
    for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const { from, to, days, total } = await activity(reader, zone);
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now);
      expect([to, days.at(-1)?.count ?? 0]).toEqual([today, total]);
      expect((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1).toBe(53 * 7);
    }
    expect(
      (
        await reader.call('GET /api/v4/users/{id}/activity', {
          params: { id: writer.id },
          query: { zone: 'Mars/Olympus' },
        })
      ).status,
    ).toBe(422);
  });
});
