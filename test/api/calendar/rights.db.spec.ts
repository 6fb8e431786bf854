import { startApi, type TestApi } from '../../support/servers/api.ts';
import { acceptOrganising, daysFromNow, makeEvent } from '../../support/content/events.ts';
import { connect, disconnectAll, type Heard, listen } from '../../support/live.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(120_000);

let api: TestApi;
let admin: Persona;
let moderator: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
  moderator = await api.member('toezicht', 'moderator');
});
afterEach(disconnectAll);
afterAll(() => api.close());

const of = (id: number) => ({ params: { id } });
const show = (who: Persona, id: number) => who.call('GET /api/v3/events/{id}', of(id));
const join = (who: Persona, id: number) => who.call('PUT /api/v3/events/{id}/join', of(id));
const invite = async (who: Persona, id: number, ...members: Persona[]) =>
  who.call('POST /api/v4/events/{id}/invitations', { ...of(id), body: { user_ids: members.map((each) => each.id) } });
const answer = (who: Persona, id: number, invitation_id: number, how: 'accept' | 'decline') =>
  who.call(`POST /api/v3/events/{id}/invite/{invitation_id}/${how}` as never, {
    params: { id, invitation_id },
    body: {},
  });

type Name = 'guest' | 'stranger' | 'invited' | 'waiting' | 'attendee' | 'organiser' | 'moderator' | 'administrator';

/** An event of one place, with somebody of each kind. */
async function scene(status: 'public' | 'private' | 'secret', more: object = {}) {
  const [organiser, attendee, waiting, invited, stranger] = await Promise.all(
    Array.from({ length: 5 }, () => api.member()),
  );
  const event = await makeEvent(admin, {
    ...{ title: `Kwartel ${status}`, status, capacity: 1, organiser_ids: [organiser!.id], full_address: 'Achterom 3' },
    ...{ description: '<p>Snorkelbaan</p>', url: 'https://example.test/schuilplaats' },
    ...more,
  });
  await acceptOrganising(organiser!, event);
  await invite(organiser!, event.id, attendee!, waiting!, invited!);
  for (const who of [attendee!, waiting!]) await join(who, event.id);
  const people: Record<Name, Persona> = {
    ...{ guest: api.guest(), stranger: stranger!, invited: invited!, waiting: waiting!, attendee: attendee! },
    ...{ organiser: organiser!, moderator, administrator: admin },
  };
  await api.settled();
  return { event, people, each: Object.entries(people) as [Name, Persona][] };
}

const INSIDE: readonly Name[] = ['invited', 'waiting', 'attendee', 'organiser', 'administrator'];

describe.each([
  ['public', ['guest', 'stranger', 'moderator', ...INSIDE], ['guest', 'stranger', 'moderator', ...INSIDE]],
  ['private', ['stranger', 'moderator', ...INSIDE], INSIDE],
  ['secret', INSIDE, INSIDE],
] as const)('a %s event', (status, knows, reads) => {
  let made: Awaited<ReturnType<typeof scene>>;
  beforeAll(async () => void (made = await scene(status)));

  const known = (name: Name) => (knows as readonly Name[]).includes(name);
  const readable = (name: Name) => (reads as readonly Name[]).includes(name);

  it('is shown, listed, counted and found alike, to each of its people and to strangers', async () => {
    const { event, each } = made;
    for (const [name, who] of each) {
      const { status: code, body } = await show(who, event.id);
      expect([name, code]).toEqual([name, known(name) ? 200 : 404]);
      if (known(name)) {
        const { description, full_address, url, memberSelection, organisers } = body.data;
        const told = [description, full_address, url, memberSelection.length, organisers.length > 0];
        expect([name, ...told]).toEqual([
          name,
          ...(readable(name)
            ? ['<p>Snorkelbaan</p>', 'Achterom 3', 'https://example.test/schuilplaats', 1, true]
            : ['', '', null, 0, false]),
        ]);
      }
      const query = { where: `slug:${event.slug}`, size: 9999 };
      const listed = (await who.call('GET /api/v3/events', { query })).body;
      expect([name, listed.data.length, listed.meta.total]).toEqual([name, ...(known(name) ? [1, 1] : [0, 0])]);
      const found = (await who.call('GET /api/v3/search', { query: { query: 'snorkelbaan', model: 'events' } })).body;
      const hits = (found.results.events.data as { id: number }[]).filter(({ id }) => id === event.id);
      expect([name, 'found', hits.length]).toEqual([name, 'found', readable(name) ? 1 : 0]);
    }
  });

  it('lets in whom it should, to its members, its board and its channel', async () => {
    const { event, each } = made;
    for (const [name, who] of each.filter(([other]) => other !== 'guest')) {
      const going = await who.call('GET /api/v4/events/{id}/members', of(event.id));
      expect([name, going.status]).toEqual([name, readable(name) ? 200 : known(name) ? 403 : 404]);
      const waiting = await who.call('GET /api/v4/events/{id}/members', {
        ...of(event.id),
        query: { status: 'waiting' },
      });
      const edits = name === 'organiser' || name === 'administrator' || (name === 'moderator' && status === 'public');
      expect([name, waiting.status]).toEqual([name, edits ? 200 : known(name) ? 403 : 404]);
      const hears = await listen(connect(who), `private-event.${event.id}`).then(
        () => true,
        () => false,
      );
      expect([name, hears]).toEqual([name, readable(name)]);
      const board = await who.call('GET /api/v4/community/channels/{id}', of(event.channel_id!));
      const writes = ['attendee', 'organiser', 'administrator'].includes(name);
      const permissions = writes ? ['READ', 'WRITE'] : status === 'public' ? ['READ'] : undefined;
      expect([name, board.body.data?.permissions]).toEqual([name, permissions]);
    }
  });
});

describe('invitations', () => {
  it('are accepted or declined by whom they are for, each by its own id', async () => {
    const { event, people } = await scene('private', { capacity: null });
    const other = await api.member();
    const [made] = (await invite(people.organiser, event.id, other)).body.data as { id: number }[];
    expect((await show(other, event.id)).body.data.invitation).toMatchObject({
      id: made!.id,
      user: { id: people.organiser.id },
    });
    expect((await answer(people.stranger, event.id, made!.id, 'accept')).status).toBe(404);
    expect((await answer(other, event.id, made!.id + 999, 'accept')).status).toBe(404);
    const declined = await answer(other, event.id, made!.id, 'decline');
    expect(declined.body.data).toEqual({ id: event.id, participation: 'declined' });
    expect((await show(admin, event.id)).body.data).toMatchObject({ declined_count: 1, invited_count: 1 });
    expect((await answer(other, event.id, made!.id, 'accept')).body.data.participation).toBe('going');
    expect((await answer(other, event.id, made!.id, 'decline')).status).toBe(409);
    expect((await show(admin, event.id)).body.data).toMatchObject({ declined_count: 0, members_count: 3 });
  });

  it('come from whoever goes where the event says so, never to those who stay apart, and open no level', async () => {
    const level = (await admin.call('POST /api/v4/admin/levels', { body: { name: 'Zilver' } })).body.data.id as number;
    const { id } = await makeEvent(admin, { title: 'Mee' });
    const [one, friend, foe] = await Promise.all([api.member(), api.member(), api.member()]);
    await join(one, id);
    expect((await invite(one, id, friend)).status).toBe(403);
    await admin.call('PUT /api/v3/events/{id}', { ...of(id), body: { allow_user_invites: true, level_ids: [level] } });
    await foe.call('POST /api/v4/users/{id}/block', of(one.id));
    const { body } = await invite(one, id, friend, foe);
    expect((body.data as { user_id: number }[]).map(({ user_id }) => user_id)).toEqual([friend.id]);
    expect((await invite(one, id, friend)).body.data).toEqual([]);
    await until('they are told', async () => {
      const told = (await friend.call('GET /api/v3/notifications', { query: { type: 'event_invited' } })).body.data;
      return (told as object[]).length === 1;
    });
    expect((await join(friend, id)).status).toBe(403);
    const remove = { params: { id, member_id: friend.id } };
    await admin.call('DELETE /api/v4/events/{id}/members/{member_id}', remove);
    expect((await invite(one, id, friend)).body.data).toEqual([]);
  });
});

describe('what is open on a screen', () => {
  it('is told of an event’s changes, and closed with the next event when somebody is taken off', async () => {
    const { event, people } = await scene('secret');
    const [own, heard] = [connect(people.attendee), connect(people.attendee)];
    const mine: Heard[] = await listen(own, `private-messages.${people.attendee.id}`);
    const told = await listen(heard, `private-event.${event.id}`);
    await listen(heard, `private-board.${event.channel_id}`);
    const cut = ['event', 'board'].map(
      (kind) =>
        new Promise((resolve) =>
          heard
            .channel(`private-${kind}.${kind === 'event' ? event.id : event.channel_id}`)
            .bind('pusher:subscription_error', resolve),
        ),
    );
    await admin.call('PUT /api/v3/events/{id}', { ...of(event.id), body: { title: 'Anders' } });
    await until('it has changed', () => told.some(({ name }) => name === 'event-changed'));
    const params = { id: event.id, member_id: people.attendee.id };
    await people.organiser.call('DELETE /api/v4/events/{id}/members/{member_id}', { params });
    await Promise.all(cut);
    await until('their own screens know', () => mine.some(({ name }) => name === 'events-changed'));
    expect((await show(people.attendee, event.id)).status).toBe(404);
  });
});

describe('without the plugin, or below the plan', () => {
  it.each([[{ plugins: ['community', 'search'] }], [{ plan: 4 }]])(
    '%j: there is nothing of events',
    async (settings) => {
      const { event, people } = await scene('public');
      const { event: secret, people: insiders } = await scene('secret');
      const board = () => insiders.attendee.call('GET /api/v4/community/channels/{id}', of(secret.channel_id!));
      expect((await board()).status).toBe(200);
      const before = (await admin.call('GET /api/v4/admin/settings')).body.data as { plugins: string[]; plan: number };
      await admin.call('PUT /api/v4/admin/settings', { body: settings });
      try {
        for (const address of ['/api/v3/events', `/api/v3/events/${event.id}`, '/api/v3/event-categories']) {
          expect([404, 403]).toContain((await people.attendee.send('GET', address)).status);
        }
        expect((await people.attendee.send('GET', `/events/${event.slug}.ics`)).status).toBe(404);
        await until('its board is closed with it', async () => (await board()).status === 404);
        const query = { query: 'snorkelbaan', model: 'events' };
        const { results } = (await people.attendee.call('GET /api/v3/search', { query })).body;
        expect([results.events.data, results.events.meta.total]).toEqual([[], 0]);
        const told = (await people.invited.call('GET /api/v3/notifications')).body.data as { type: string }[];
        expect(told.filter(({ type }) => type.startsWith('event'))).toEqual([]);
      } finally {
        const { plugins, plan } = before;
        await admin.call('PUT /api/v4/admin/settings', { body: { plugins, plan } });
        // Tokens follow a moment later.
        await until('its board is open again', async () => (await board()).status === 200);
      }
    },
  );
});

describe('a member who is erased', () => {
  it('keeps no place, and leaves the event to those who come', async () => {
    const who = await api.member();
    const { id } = await makeEvent(moderator, {
      title: 'Blijft',
      start_date: daysFromNow(3),
      end_date: daysFromNow(4),
    });
    await join(who, id);
    await admin.call('POST /api/v4/admin/members/{id}/erase' as never, {
      params: { id: who.id },
      body: { reason: 'Gevraagd' },
    });
    await until('their place is free', async () => (await show(admin, id)).body.data.members_count === 0);
    expect((await show(admin, id)).body.data.title).toBe('Blijft');
  });
});
