import { makeEvent } from '../../support/content/events.ts';
import { makeGroup } from '../../support/content/groups.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';
import { begin } from '../../support/content/letters.ts';

let api: TestApi;
let strangers: Persona[];
beforeAll(async () => {
  api = await startApi({ INVITATIONS_PER_HOUR: '12', CONVERSATIONS_PER_HOUR: '4' });
  strangers = await Promise.all(Array.from({ length: 8 }, () => api.member()));
});
afterAll(() => api.close());

const ids = (people: readonly Persona[]) => people.map(({ id }) => id);
const invite = (who: Persona, kind: 'groups' | 'events', id: number, people: readonly Persona[]) =>
  who.call(`POST /api/v4/${kind}/{id}/invitations`, { params: { id }, body: { user_ids: ids(people) } });
const write = (who: Persona, people: readonly Persona[]) => begin(who, people, '<p>Hello</p>');

describe('what strangers did not ask for', () => {
  it('is bounded for invitations: by the people of an hour, to groups and events together', async () => {
    const inviter = await api.member();
    const group = await makeGroup(inviter);
    const event = await makeEvent(inviter, { group_id: group.id });
    expect((await invite(inviter, 'groups', group.id, strangers)).body.data).toHaveLength(8);
    expect((await invite(inviter, 'events', event.id, strangers.slice(0, 4))).status).toBe(201);
    expect((await invite(inviter, 'events', event.id, strangers.slice(4, 5))).status).toBe(429);
  });

  it('is bounded for invitations of one person by another, whatever the number of groups', async () => {
    const [inviter, [target]] = [await api.member(), strangers];
    const counts: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const { id } = await makeGroup(inviter, { name: `Group ${turn}` });
      counts.push(((await invite(inviter, 'groups', id, [target!])).body.data as unknown[]).length);
    }
    expect(counts).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });

  it('is bounded for first messages: each stranger counts, in one conversation or in several', async () => {
    const writer = await api.member();
    expect((await write(writer, strangers.slice(0, 3))).status).toBe(201);
    expect((await write(writer, strangers.slice(3, 5))).status).toBe(429);
    expect((await write(await api.member(), strangers.slice(0, 5))).status).toBe(429);
  });

  it('is not bounded for staff', async () => {
    const moderator = await api.member('waakt', 'moderator');
    const group = await makeGroup(moderator);
    expect((await invite(moderator, 'groups', group.id, strangers)).status).toBe(201);
    const again = await makeGroup(moderator, { name: 'Second' });
    expect((await invite(moderator, 'groups', again.id, strangers)).body.data).toHaveLength(8);
  });
});
