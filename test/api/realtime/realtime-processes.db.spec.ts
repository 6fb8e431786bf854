import { setTimeout as sleep } from 'node:timers/promises';
import { channels } from '@lyceum/contracts/realtime';
import { Channels } from '../../../apps/api/src/platform/realtime/channels.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { connect, disconnectAll, listen } from '../../support/live.ts';
import { Persona } from '../../support/persona.ts';
import { RedisServer } from '../../support/servers/redis.ts';
import { until } from '../../support/until.ts';

let redis: RedisServer;
let one: TestApi;
let two: TestApi;
let admin: Persona;
let member: Persona;
let boardId: number;
beforeAll(async () => {
  redis = await RedisServer.start();
  one = await startApi({ REDIS_URL: redis.url });
  two = await startApi({ REDIS_URL: redis.url, ROLE: 'api' }, one);
  admin = await one.member('adminna', 'admin');
  member = await one.member('memo');
  boardId = await makeBoard(admin, 'Open');
});
afterEach(disconnectAll);
afterAll(async () => {
  await two?.close();
  await one?.close();
  await redis?.stop();
});

/** The same browser, sent to the other process by a proxy. */
async function at(api: TestApi, persona: Persona): Promise<Persona> {
  const there = new Persona(api.url);
  there.id = persona.id;
  for (const [name, value] of persona.cookies) there.cookies.set(name, value);
  await there.csrfToken();
  return there;
}

describe('two processes over one Redis', () => {
  it('an event that is posted at one arrives at sockets of both', async () => {
    const heard = await Promise.all(
      [one, two].map((api) => listen(connect(api.guest()), channels.board(boardId, true))),
    );
    for (const api of [one, two]) {
      const writer = await at(api, member);
      const topic = await makeTopic(writer, boardId, 'Overal te horen');
      await until('both heard it', () => heard.every((list) => list.some(({ data }) => data.topic_id === topic.id)));
    }
    for (const list of heard) expect(list.filter(({ name }) => name === 'topic-posted')).toHaveLength(2);
  });

  it('what is written at one is read at the other by whoever wrote it', async () => {
    const [here, there] = [await at(two, member), await at(one, member)];
    const topic = await makeTopic(here, boardId, 'Meteen te lezen');
    there.cookies.set('lyceum_position', here.cookies.get('lyceum_position')!);
    for (const reader of [here, there]) {
      const { body } = await reader.call('GET /api/v3/topics', { query: { board_id: boardId } });
      expect((body.data as { id: number }[])[0]!.id).toBe(topic.id);
    }
  });

  it('members are present in both, once, and whispers cross', async () => {
    const watcher = connect(await at(two, admin));
    const room = watcher.subscribe(channels.online) as unknown as PresenceChannel;
    await new Promise((resolve) => room.bind('pusher:subscription_succeeded', resolve));
    const changes: string[] = [];
    room.bind('pusher:member_added', ({ id }: { id: string }) => changes.push(`+${id}`));
    room.bind('pusher:member_removed', ({ id }: { id: string }) => changes.push(`-${id}`));
    const [tab, other] = await Promise.all(
      [one, two].map(async (api) => {
        const client = connect(await at(api, member));
        await listen(client, channels.online);
        return client;
      }),
    );
    await until('the member came', () => changes.length > 0);
    const typing = 'presence-typing.1';
    for (const api of [one, two])
      api.app.get(Channels).own({ name: 'presence-typing.{id}', mayHear: () => true, whispers: true });
    for (const client of [watcher, tab!]) await listen(client, typing);
    const whispered: unknown[] = [];
    const hear = (...told: unknown[]) => whispered.push((told[1] as { user_id: string }).user_id);
    watcher.channel(typing).bind('client-typing', hear);
    tab!.send_event('client-typing', { name: 'memo' }, typing);
    await until('the whisper crossed', () => whispered.length === 1);
    expect(whispered).toEqual([String(member.id)]);
    const later = connect(await at(one, admin)).subscribe(channels.online) as unknown as PresenceChannel;
    await new Promise((resolve) => later.bind('pusher:subscription_succeeded', resolve));
    expect(Object.keys(later.members.members).sort()).toEqual([admin.id, member.id].map(String).sort());
    tab!.disconnect();
    other!.disconnect();
    await until('the member left', () => changes.length > 1);
    expect(changes).toEqual([`+${member.id}`, `-${member.id}`]);
  });

  it('rights that are taken at one are gone from the sockets of the other (promise 31)', async () => {
    const staffBoard = await makeBoard(admin, 'Staf', 'moderator', 'moderator');
    const moderator = await one.member('modesty', 'moderator');
    const client = connect(await at(two, moderator));
    const channel = channels.board(staffBoard, false);
    await listen(client, channel);
    let revoked = false;
    client.channel(channel).bind('pusher:subscription_error', () => (revoked = true));
    await admin.call('POST /api/v4/admin/members/{id}/role', {
      params: { id: moderator.id },
      body: { role: 'member' },
    });
    await until('the channel was taken', () => revoked);
  });

  it('lose nothing but moments when Redis is gone: members are served meanwhile, and hear each other again', async () => {
    const heard = await listen(connect(two.guest()), channels.board(boardId, true));
    const seen = (topic: { id: number }): boolean => heard.some(({ data }) => data.topic_id === topic.id);
    const writer = await at(one, member);
    await redis.kill();
    const meanwhile = await makeTopic(writer, boardId, 'Zonder Redis');
    await until('it can be read at the other', async () => {
      const { body } = await two.guest().call('GET /api/v3/topics', { query: { board_id: boardId } });
      return (body.data as { id: number }[]).some(({ id }) => id === meanwhile.id);
    });
    await redis.again();
    await until('an event crosses again', async () => {
      await makeTopic(writer, boardId, 'Met Redis');
      await sleep(100);
      return heard.some(({ data }) => Number(data.topic_id) > meanwhile.id);
    });
    expect(seen(meanwhile)).toBe(false);
  });
});

interface PresenceChannel {
  bind(event: string, heard: (data: never) => void): void;
  members: { members: Record<string, unknown> };
}
