import { startApi, type TestApi } from '../../../support/servers/api.ts';
import { makeBoard, makeHelpdesk, makeTopic } from '../../../support/content/boards.ts';
import type { Persona } from '../../../support/persona.ts';
import { comment, feed, setTicketStatus, show } from '../../../support/content/topics.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let author: Persona;
let other: Persona;
let helpdesk: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
  author = await api.member('vrager');
  other = await api.member('buur');
  helpdesk = await makeHelpdesk(admin, 'Hulp', 'guest');
});
afterAll(() => api.close());

const statusOf = async (id: number) => (await show(admin, id)).body.data.ticket_status as string;

describe('a ticket’s status (part 1 §4)', () => {
  it('is set by administrators to anything, by its author to open and closed, and by nobody else', async () => {
    const { id } = await makeTopic(author, helpdesk, 'Wat is de stand');
    expect((await setTicketStatus(admin, id, 'hold')).body.data.ticket_status).toBe('hold');
    expect((await setTicketStatus(author, id, 'closed')).body.data.ticket_status).toBe('closed');
    expect((await setTicketStatus(author, id, 'hold')).status).toBe(403);
    expect((await setTicketStatus(author, id, 'open')).body.data.ticket_status).toBe('open');
    expect((await setTicketStatus(moderator, id, 'closed')).status).toBe(404);
    expect((await setTicketStatus(admin, id, 'verloren')).status).toBe(422);
    const plain = await makeTopic(author, await makeBoard(admin, 'Zonder stand'), 'Geen ticket');
    expect((await setTicketStatus(admin, plain.id, 'closed')).status).toBe(422);
    expect((await show(admin, plain.id)).body.data.ticket_status).toBeNull();
  });

  it('goes by the specification’s older call too, and the same again changes nothing', async () => {
    const { id, post_id } = await makeTopic(author, helpdesk, 'Langs de oude weg');
    const put = (body: object) => admin.call('PUT /comments/{id}', { params: { id: post_id }, body });
    expect((await put({ ticket_status: 'closed' })).body).toEqual({ success: true });
    expect(await statusOf(id)).toBe('closed');
    const before = await api.eventCount();
    expect((await put({ ticket_status: 'closed' })).status).toBe(200);
    expect((await setTicketStatus(author, id, 'closed')).status).toBe(200);
    expect(await api.eventCount()).toBe(before);
    const said = (await comment(admin, id)).body.data.id as number;
    const onComment = { params: { id: said }, body: { ticket_status: 'open' } };
    expect((await admin.call('PUT /comments/{id}', onComment)).status).toBe(422);
  });

  it('closed does not lock the topic, and a closed topic’s ticket still moves (decisions 5)', async () => {
    const { id } = await makeTopic(author, helpdesk, 'Dicht en toch niet');
    await setTicketStatus(admin, id, 'closed');
    expect((await comment(author, id)).status).toBe(201);
    expect((await show(author, id)).body.data).toMatchObject({
      closed: false,
      status: 'open',
      ticket_status: 'closed',
    });
    await admin.call('POST /api/v4/topics/{id}/close', { params: { id }, body: {} });
    expect((await setTicketStatus(admin, id, 'open')).body.data).toMatchObject({ closed: true, ticket_status: 'open' });
  });

  it('of several set at once is one, and each change is one event', async () => {
    const { id } = await makeTopic(author, helpdesk, 'Allemaal tegelijk');
    const before = await api.eventCount();
    const answers = await Promise.all(Array.from({ length: 8 }, () => setTicketStatus(admin, id, 'hold')));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await statusOf(id)).toBe('hold');
    expect(await api.eventCount()).toBe(before + 1);
  });

  it('narrows the feed of tickets, page by page without gap or repeat', async () => {
    const desk = await makeHelpdesk(admin, 'Veel vragen');
    const ids: number[] = [];
    for (let n = 0; n < 7; n += 1) ids.push((await makeTopic(n % 2 ? author : other, desk, `Vraag ${n}`)).id);
    for (const id of ids.slice(0, 3)) await setTicketStatus(admin, id, 'closed');
    await setTicketStatus(admin, ids[3]!, 'hold');
    const of = (persona: Persona, more: object) => feed(persona, { board_id: desk, type: 'helpdesk', ...more });
    expect(await of(admin, { ticket_status: 'closed' })).toEqual({ ids: ids.slice(0, 3).reverse(), total: 3 });
    expect(await of(admin, { ticket_status: 'hold' })).toEqual({ ids: [ids[3]], total: 1 });
    expect((await of(admin, { where: 'ticket_status:open' })).total).toBe(3);
    expect(await of(author, {})).toEqual({ ids: [ids[5], ids[3], ids[1]], total: 3 });
    expect(await of(author, { ticket_status: 'open' })).toEqual({ ids: [ids[5]], total: 1 });
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const query = { board_id: desk, type: 'helpdesk', limit: 2, cursor };
      const { body } = await admin.call('GET /api/v3/topics', { query });
      seen.push(...(body.data as { id: number }[]).map(({ id }) => id));
      cursor = body.meta.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([...ids].reverse());
  });
});
