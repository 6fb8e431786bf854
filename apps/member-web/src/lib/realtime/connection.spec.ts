/** @jest-environment node */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { REVOKED } from '@lyceum/contracts/realtime';
import {
  holdRealtime,
  JOINED,
  listen,
  releaseRealtime,
  startRealtime,
  stopRealtime,
  whenRestored,
  whenRevoked,
  whisper,
} from './connection.ts';

type Bound = (event: string, data: unknown) => void;

/** What of pusher-js the app uses, without a network. */
class Pusher {
  static last: Pusher;
  readonly sent: [event: string, data: unknown][] = [];
  subscribed = false;
  readonly members = { each: () => undefined };
  tell: Bound = () => undefined;
  state: (change: { current: string }) => void = () => undefined;
  readonly connection = { bind: (_: string, call: Pusher['state']) => void (this.state = call) };
  constructor() {
    Pusher.last = this;
  }
  subscribe() {
    const isSubscribed = () => this.subscribed;
    return {
      get subscribed() {
        return isSubscribed();
      },
      members: this.members,
      bind_global: (call: Bound) => void (this.tell = call),
      trigger: (event: string, data: unknown) => this.sent.push([event, data]) > 0,
    };
  }
  unsubscribe() {}
  disconnect() {}
}
jest.mock('pusher-js', () => ({ Pusher: class extends Pusher {} }));

const told: string[] = [];
const stops: (() => void)[] = [];
beforeEach(async () => {
  Object.assign(globalThis, { location: { protocol: 'http:', hostname: 'here', port: '80' } });
  stops.push(listen('private-thread.1', (event) => told.push(event)));
  stops.push(
    whenRestored(() => told.push('restored')),
    whenRevoked(() => told.push('revoked')),
  );
  await startRealtime('key');
  told.length = 0;
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  stopRealtime();
  Reflect.deleteProperty(globalThis, 'location');
});

it('a whisper goes out on a channel that is heard, and is lost where it is not', () => {
  expect([whisper('private-thread.1', 'typing', { on: true }), whisper('elsewhere', 'typing', {})]).toEqual([
    false,
    false,
  ]);
  Pusher.last.subscribed = true;
  expect(whisper('private-thread.1', 'typing', { on: true })).toBe(true);
  expect(Pusher.last.sent).toEqual([['client-typing', { on: true }]]);
  Pusher.last.tell('client-typing', { on: true });
  expect(told).toEqual(['client-typing']);
});

it('whoever listens later than another is told that the channel is heard, and who is on it', () => {
  const heard: unknown[] = [];
  const listener = (...what: unknown[]) => heard.push(what);
  stops.push(listen('private-thread.1', listener));
  Pusher.last.subscribed = true;
  stops.push(listen('private-thread.1', (...what) => listener(...what)));
  expect(heard).toEqual([[JOINED, Pusher.last.members]]);
});

it('a right that is taken is told at once, and is no connection that came back', () => {
  Pusher.last.tell('pusher:subscription_error', { error: REVOKED });
  expect(told).toEqual(['revoked']);
});

it('a connection that comes back is told each time, and the first one is not', () => {
  for (const current of ['connected', 'connecting', 'connected']) Pusher.last.state({ current });
  expect(told).toEqual(['restored']);
});

it('while a session ends, nobody opens it for what is left of that', async () => {
  const before = Pusher.last;
  holdRealtime();
  await startRealtime('key');
  expect(Pusher.last).toBe(before);
  releaseRealtime();
  await startRealtime('key');
  expect(Pusher.last).not.toBe(before);
});
