import type { Page } from 'playwright-core';
import { NO_SOCKET, sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import { fails, onItsWay, type Screens, withAnswer } from '../places.ts';

const NONE = { data: [], meta: { current_page: 1, last_page: 1, total: 0, next_cursor: null } };
const named = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first();

/** One of the demo community, by its title. */
async function event(page: Page, title: string): Promise<void> {
  await visit(page, '/events');
  await named(page, title).click();
  await sees(page.getByRole('heading', { level: 1, name: title }));
}
const WHEEL = 'A day at the wheel, for beginners';

const GLAZE = 'Reading a glaze recipe, online';

/** The planned room, as whoever enters it is told of it, with somebody in it who sends nothing. */
async function liveRoom(page: Page): Promise<void> {
  await event(page, GLAZE);
  const { id, user, room } = await page.evaluate<Standing>(STANDING);
  const flags = { room_admin: false, can_publish: true, can_subscribe: true, can_publish_data: true, hidden: false };
  const joined_at = new Date().toISOString();
  const one = (number: number, session: string, role: string) => ({
    ...{ ...flags, id: number, live_room_id: room.id, user_id: user.id, user, role, status: 'joined' },
    ...{ access_token: null, session, joined_at },
  });
  const open = { ...room, status: 'LIVE', permissions: ['JOIN', 'END', 'MANAGE'], participants_count: 1 };
  let session = '';
  const now = () => ({
    ...open,
    participants: [
      { ...one(900_002, 'elsewhere', 'host'), user_id: 1, user: { ...user, id: 1, name: 'Femke' } },
      ...(session ? [one(900_001, session, 'speaker')] : []),
    ],
  });
  await page.route(`**/api/v4/live-rooms/${room.id}`, (route) => route.fulfill({ json: { data: now() } }));
  await page.route(`**/api/v4/live-rooms/${room.id}/*`, (route) => {
    session = (route.request().postDataJSON() as { session?: string }).session ?? session;
    const participant = one(900_001, session, 'speaker');
    const joined = { room: now(), participant, livekit_url: null, ice_servers: [] };
    return route.fulfill({ json: { data: route.request().url().endsWith('/join') ? joined : participant } });
  });
  await visit(page, `${id}/live-room`);
}
interface Standing {
  id: string;
  user: { id: number; name: string };
  room: { id: number };
}
const STANDING = `(async () => {
  const read = async (path) => (await (await fetch(path)).json()).data;
  const event = await read('/api/v3/events/' + location.pathname.split('/')[2] + '?find_by=slug');
  const { id, username, name, avatar } = await read('/api/v3/profile/me');
  const user = { id, username, name, avatar, isAdmin: false, isModerator: false };
  return { id: location.pathname, user, room: event.live_room };
})()`;

/** Events of the member app: the list, the month, one event, and its form. */
export const eventScreens: Screens = {
  guest: [
    {
      name: 'events, for a guest',
      async open(page) {
        await visit(page, '/events');
        await sees(named(page, WHEEL));
      },
    },
  ],
  member: [
    {
      name: 'events',
      inAll: true,
      async open(page) {
        await visit(page, '/events');
        await sees(named(page, WHEEL));
      },
    },
    {
      name: 'a month of events',
      inAll: true,
      async open(page) {
        await visit(page, '/events?view=month');
        await sees(page.getByRole('region', { name: 'Month' }).getByRole('link').first());
      },
    },
    {
      name: 'events, none',
      expected: NO_SOCKET,
      open: (page) =>
        withAnswer(page, '**/api/v3/events?**', { json: NONE }, async () => {
          await visit(page, '/events?show=mine');
          await sees(page.getByText('You haven’t joined any events yet'));
        }),
    },
    {
      name: 'events, on their way',
      expected: NO_SOCKET,
      async open(page) {
        await onItsWay(page, '**/api/v3/events?**', '/events');
        await sees(page.getByRole('status', { name: 'Loading events' }));
      },
    },
    {
      name: 'events, failed',
      expected: NO_SOCKET,
      open: (page) => fails(page, '**/api/v3/events?**', async () => void (await page.goto('/events'))),
    },
    { name: 'an event', inAll: true, open: (page) => event(page, WHEEL) },
    {
      name: 'a live room that is planned',
      inAll: true,
      async open(page) {
        await event(page, GLAZE);
        await visit(page, `${new URL(page.url()).pathname}/live-room`);
        await sees(page.getByText('The host can open this room', { exact: false }));
      },
    },
    {
      name: 'an open live room, before one enters',
      inAll: true,
      async open(page) {
        await liveRoom(page);
        await sees(page.getByRole('button', { name: 'Enter live room' }));
      },
    },
    {
      name: 'in a live room',
      inAll: true,
      async open(page) {
        await liveRoom(page);
        await page.getByRole('button', { name: 'Enter live room' }).click();
        await sees(page.getByRole('list', { name: 'People in the room' }).getByRole('listitem'));
      },
    },
    {
      name: 'who comes to an event',
      async open(page) {
        await event(page, WHEEL);
        await page.getByRole('link', { name: 'People', exact: true }).click();
        await sees(page.getByRole('main').getByRole('listitem').first());
      },
    },
    {
      name: 'the address of one’s calendar',
      async open(page) {
        await visit(page, '/events');
        await page.getByRole('button', { name: 'Subscribe in your calendar' }).click();
        await sees(page.getByRole('button', { name: 'Create link' }));
      },
    },
  ],
  admin: [
    {
      name: 'a new event',
      inAll: true,
      async open(page) {
        await visit(page, '/events');
        await page.getByRole('button', { name: 'New event' }).click();
        await sees(page.getByRole('dialog', { name: 'New event' }).getByLabel('Title'));
      },
    },
    {
      name: 'an event being edited in the app',
      async open(page) {
        await event(page, WHEEL);
        await page.getByRole('link', { name: 'Edit' }).click();
        await sees(page.getByLabel('Title'));
      },
    },
    {
      name: 'the limits of a live room, on the form of its event',
      async open(page) {
        await event(page, GLAZE);
        await page.getByRole('link', { name: 'Edit' }).click();
        await page.getByRole('main').getByRole('link', { name: 'Live room', exact: true }).click();
        await sees(page.getByLabel('Room capacity'));
      },
    },
    {
      name: 'the place of an event',
      async open(page) {
        await event(page, WHEEL);
        await page.getByRole('link', { name: 'Edit' }).click();
        await page.getByRole('link', { name: 'Place' }).click();
        await sees(page.getByLabel('Street'));
      },
    },
    {
      name: 'who may come to an event',
      async open(page) {
        await event(page, WHEEL);
        await page.getByRole('link', { name: 'Edit' }).click();
        await page.getByRole('link', { name: 'Access' }).click();
        await sees(page.getByLabel('Capacity'));
      },
    },
  ],
};
