import { once } from 'node:events';
import { connect as open } from 'node:net';
import fc from 'fast-check';
import WebSocket from 'ws';
import { MOST_SUBSCRIPTIONS } from '../../../apps/api/src/platform/realtime/gateway.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { connect, disconnectAll } from '../../support/live.ts';
import { until } from '../../support/until.ts';

/** In words: the number of the refusal may stand in the id of a socket. */
const TOO_MANY = 'Too many subscriptions';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterEach(disconnectAll);
afterAll(() => api.close());

/** Asks for a socket, and is gone before the answer. */
async function ask(port: number): Promise<void> {
  const socket = open(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const key = Buffer.from('sixteen bytes...').toString('base64');
  const head = ['GET /app/lyceum HTTP/1.1', 'host: x', 'upgrade: websocket', 'connection: Upgrade'];
  socket.write([...head, `sec-websocket-key: ${key}`, 'sec-websocket-version: 13', '', ''].join('\r\n'), () =>
    socket.resetAndDestroy(),
  );
  await once(socket, 'close');
}

it('whoever is gone before they are greeted takes nobody along', async () => {
  const unhandled = jest.fn();
  process.on('uncaughtExceptionMonitor', unhandled);
  for (let turn = 0; turn < 100; turn += 1) await ask(Number(new URL(api.url).port));
  expect((await api.guest().call('GET /api/v3/settings')).status).toBe(200);
  process.off('uncaughtExceptionMonitor', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

describe('frames that nobody should send', () => {
  it('ask for no more channels than one socket may hear, and what it may is answered', async () => {
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/app/lyceum?protocol=7`);
    const told: string[] = [];
    socket.on('message', (text) => told.push(String(text)));
    await until('the socket is open', () => told.length > 0);
    for (let n = 0; n < MOST_SUBSCRIPTIONS + 50; n += 1) {
      socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: `topic.${1_000_000 + n}` } }));
    }
    const count = (word: string): number => told.filter((text) => text.includes(word)).length;
    await until(
      'all were answered',
      () => count('subscription_error') + count(TOO_MANY) >= MOST_SUBSCRIPTIONS + 50,
      60_000,
    );
    expect(count(TOO_MANY)).toBeGreaterThan(0);
    expect(count('subscription_error')).toBeGreaterThanOrEqual(MOST_SUBSCRIPTIONS);
    socket.close();
  });

  it('leave channels as often as they like, and have what they asked for last', async () => {
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/app/lyceum?protocol=7`);
    const told: string[] = [];
    socket.on('message', (text) => told.push(String(text)));
    await until('the socket is open', () => told.length > 0);
    const send = (event: string, channel: string) => socket.send(JSON.stringify({ event, data: { channel } }));
    for (let n = 0; n < MOST_SUBSCRIPTIONS - 10; n += 1) {
      send('pusher:subscribe', `topic.${1_000_000 + n}`);
      send('pusher:unsubscribe', `topic.${1_000_000 + n}`);
    }
    send('pusher:subscribe', 'community');
    const subscribed = () => told.filter((text) => text.includes('subscription_succeeded')).length;
    await until('the last question was answered', () => subscribed() > 0, 60_000);
    expect(told.filter((text) => text.includes(TOO_MANY))).toEqual([]);
    socket.close();
  });

  it('do no harm, ten thousand of them (promise 32)', async () => {
    const events = fc.constantFrom(
      'pusher:subscribe',
      'pusher:unsubscribe',
      'pusher:ping',
      'client-event',
      'client-x',
      '__proto__',
    );
    const channel = fc.constantFrom(
      'board.1',
      'private-board.1',
      'presence-online',
      'topic.999999999',
      '',
      'private-messages.1',
    );
    const data = fc.oneof(
      fc.jsonValue(),
      fc.record({ channel, auth: fc.string(), channel_data: fc.string() }, { requiredKeys: [] }),
    );
    const frame = fc.oneof(
      {
        weight: 3,
        arbitrary: fc
          .record({ event: events, data, channel }, { requiredKeys: [] })
          .map((value) => JSON.stringify(value)),
      },
      { weight: 1, arbitrary: fc.json() },
      { weight: 1, arbitrary: fc.string() },
    );
    const open = async (): Promise<WebSocket> => {
      const socket = new WebSocket(`${api.url.replace('http', 'ws')}/app/lyceum?protocol=7`);
      await new Promise((resolve) => socket.once('message', resolve));
      return socket;
    };
    const socket = await open();
    let lastAnswered = false;
    socket.on('message', (told) => (lastAnswered ||= String(told).includes('private-board.32')));
    for (const text of fc.sample(frame, { numRuns: 10_000, seed: 32 })) socket.send(text);
    // A channel of which none of them speaks: who is refused it is still heard, on the same connection.
    socket.send('{"event":"pusher:subscribe","data":{"channel":"private-board.32"}}');
    const bytes = await open();
    bytes.send(Buffer.from([0xff, 0xfe, 0x00]));
    const large = await open();
    large.send('x'.repeat(100_000));
    await until('a frame that is too large ends its own connection', () => large.readyState === WebSocket.CLOSED);
    await until('the last of them was answered', () => lastAnswered, 60_000);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    const fresh = connect(api.guest());
    await until('a new connection is served', () => fresh.connection.state === 'connected');
    expect((await api.guest().send('GET', '/health/ready')).status).toBe(200);
    for (const each of [socket, bytes]) each.close();
  });
});

describe('sockets that nobody needs', () => {
  it('are as many from one address as it may have: one more is told to come back later, until another goes', async () => {
    const strict = await startApi({ SOCKETS_PER_ADDRESS: '2' }, api);
    const address = `${strict.url.replace('http', 'ws')}/app/lyceum?protocol=7`;
    /** The first that is said, or the code that it is closed with. */
    const opened = (socket: WebSocket) =>
      new Promise<string>((resolve) => {
        socket.once('message', (text) => resolve((JSON.parse(String(text)) as { event: string }).event));
        socket.once('close', (code) => resolve(String(code)));
      });
    const first = new WebSocket(address);
    try {
      const welcome = 'pusher:connection_established';
      expect(await opened(first)).toBe(welcome);
      expect(await opened(new WebSocket(address))).toBe(welcome);
      expect(await opened(new WebSocket(address))).toBe('4100');
      first.close();
      await until('there is room again', async () => (await opened(new WebSocket(address))) === welcome);
    } finally {
      await strict.close();
    }
  });
});
