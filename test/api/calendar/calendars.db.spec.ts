import ICAL from 'ical.js';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeEvent } from '../../support/content/events.ts';
import { PASSWORD, type Persona } from '../../support/persona.ts';

jest.setTimeout(120_000);

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(() => api.close());

const join = (who: Persona, id: number) => who.call('PUT /api/v3/events/{id}/join', { params: { id } });
const file = (who: Persona, address: string) => who.send('GET', address);
/** As a calendar program reads it. */
const read = (text: string) => {
  const parsed = new ICAL.Component(ICAL.parse(text) as never);
  return parsed.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
};
const feedOf = async (who: Persona): Promise<string> => {
  const made = await who.call('POST /api/v4/users/me/calendar');
  if (made.status !== 201) throw new Error(`No address: ${made.status} ${JSON.stringify(made.body)}`);
  return new URL(made.body.data.url as string).pathname;
};
const summaries = async (address: string): Promise<string[]> =>
  read((await file(api.guest(), address)).body as string).map(({ summary }) => summary);

describe('the calendar of an event', () => {
  it.each([
    ['2027-03-28 01:30:00', '2027-03-28 03:30:00', '2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z'],
    ['2027-10-31 01:30:00', '2027-10-31 03:30:00', '2027-10-30T23:30:00.000Z', '2027-10-31T02:30:00.000Z'],
  ])('has its moments right over the night in which clocks are set: %s', async (start_date, end_date, begin, end) => {
    const { slug } = await makeEvent(admin, { title: 'Nacht', start_date, end_date });
    const answer = await file(api.guest(), `/events/${slug}.ics`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const [event] = read(answer.body as string);
    expect([event!.startDate.toJSDate(), event!.endDate.toJSDate()]).toEqual([new Date(begin), new Date(end)]);
  });

  it('has days for all-day events, and words as they were written', async () => {
    const title = 'Open dag; met, alles\\ en “meer”';
    const { slug, id } = await makeEvent(admin, {
      ...{ title, start_date: '2027-03-27', end_date: '2027-03-28', all_day: true },
      ...{ description: '<p>Regel een</p><p>BEGIN:VEVENT</p>', full_address: 'Plein 1, Ede' },
    });
    const events = read((await file(api.guest(), `/events/${slug}.ics`)).body as string);
    expect(events).toHaveLength(1);
    const [event] = events;
    expect([event!.startDate.isDate, event!.startDate.toString(), event!.endDate.toString()]).toEqual([
      ...[true, '2027-03-27', '2027-03-29'],
    ]);
    expect([event!.summary, event!.location, event!.uid.split('@')[0]]).toEqual([title, 'Plein 1, Ede', `event-${id}`]);
  });

  it('keeps the paragraphs, lists and links of its description', async () => {
    const { slug } = await makeEvent(admin, {
      title: 'Agenda',
      description:
        '<p>First line</p><p>Second line with <a href="https://example.org/agenda">the agenda</a></p><ul><li>one</li><li>two</li></ul>',
    });
    const [event] = read((await file(api.guest(), `/events/${slug}.ics`)).body as string);
    expect(event!.description).toBe(
      'First line\n\nSecond line with the agenda (https://example.org/agenda)\n\n- one\n- two',
    );
  });

  it('is tentative for a member on the waiting list, in the file and in their own calendar', async () => {
    const { id, slug } = await makeEvent(admin, { title: 'Vol', capacity: 1 });
    const [first, second] = [await api.member(), await api.member()];
    await join(first, id);
    await join(second, id);
    for (const [who, status] of [
      [first, 'CONFIRMED'],
      [second, 'TENTATIVE'],
    ] as const) {
      for (const [reader, address] of [
        [who, `/events/${slug}.ics`],
        [api.guest(), await feedOf(who)],
      ] as const) {
        const [event] = read((await file(reader, address)).body as string);
        expect([address, event!.component.getFirstPropertyValue('status')]).toEqual([address, status]);
      }
    }
  });

  it('says that it is cancelled, newer than before, and is there for those alone who read it', async () => {
    const { id, slug } = await makeEvent(admin, { title: 'Stil', status: 'secret' });
    const [stranger, guest] = [await api.member(), await api.member()];
    await admin.call('POST /api/v4/events/{id}/invitations', { params: { id }, body: { user_ids: [guest.id] } });
    const [before] = read((await file(guest, `/events/${slug}.ics`)).body as string);
    await admin.call('POST /api/v4/events/{id}/cancel', { params: { id } });
    const [event] = read((await file(guest, `/events/${slug}.ics`)).body as string);
    expect(event!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event!.sequence).toBeGreaterThan(before!.sequence);
    const [hidden, none] = [await file(stranger, `/events/${slug}.ics`), await file(stranger, '/events/nergens.ics')];
    expect([hidden.status, hidden.body]).toEqual([none.status, none.body]);
    expect(hidden.status).toBe(404);
    const { slug: half } = await makeEvent(admin, { title: 'Besloten', status: 'private' });
    expect((await file(stranger, `/events/${half}.ics`)).status).toBe(404);
  });
});

describe('a member’s own calendar', () => {
  it('has at its secret address what they are in and may still read', async () => {
    const who = await api.member();
    const open = await makeEvent(admin, { title: 'Ga ik heen' });
    const secret = await makeEvent(admin, { title: 'Stiekem', status: 'secret' });
    await makeEvent(admin, { title: 'Ga ik niet heen' });
    await admin.call('POST /api/v4/events/{id}/invitations', {
      params: { id: secret.id },
      body: { user_ids: [who.id] },
    });
    await join(who, open.id);
    await join(who, secret.id);
    const address = await feedOf(who);
    expect((await summaries(address)).sort()).toEqual(['Ga ik heen', 'Stiekem']);
    const remove = { params: { id: secret.id, member_id: who.id } };
    await admin.call('DELETE /api/v4/events/{id}/members/{member_id}', remove);
    expect(await summaries(address)).toEqual(['Ga ik heen']);
    const { rows } = await api.kernel.db.pool.query('select * from calendar.feed');
    expect(JSON.stringify(rows)).not.toContain(address.slice(10, 40));
    const shown = await who.call('GET /api/v4/users/me/calendar');
    expect(Object.keys(shown.body.data as object)).toEqual(['since']);
  });

  it('has one address, which ends with another one, by hand, and with all of the member’s access', async () => {
    const who = await api.member();
    const first = await feedOf(who);
    const second = await feedOf(who);
    const status = async (address: string) => (await file(api.guest(), address)).status;
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    await who.call('DELETE /api/v4/users/me/calendar');
    expect(await status(second)).toBe(404);
    const third = await feedOf(who);
    const body = {
      password: 'another long password',
      password_confirmation: 'another long password',
      current_password: PASSWORD,
    };
    expect((await who.call('POST /api/v4/users/password', { body })).status).toBe(200);
    expect(await status(third)).toBe(404);
    await who.csrfToken();
    const fourth = await feedOf(who);
    const ban = { params: { id: who.id }, body: { reason: 'Even niet' } };
    await admin.call('POST /api/v4/admin/members/{id}/ban', ban);
    expect(await status(fourth)).toBe(404);
    await admin.call('POST /api/v4/admin/members/{id}/unban', ban);
    expect(await status(fourth)).toBe(404);
  });
});
