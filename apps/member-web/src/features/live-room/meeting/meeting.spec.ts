import { beforeEach, afterEach, describe, expect, it, jest } from '@jest/globals';
import { Meeting } from './meeting.ts';
import type { Signal } from './signals.ts';

/** As much of a browser's connection as an agreement needs; nothing is sent anywhere. */
class Connection {
  static all: Connection[] = [];
  remoteDescription: { type: string; sdp: string } | null = null;
  localDescription: { type: string; sdp: string } | null = null;
  connectionState = 'new';
  closed = false;
  candidates: unknown[] = [];
  lines: { direction: string; sender: { replaceTrack: () => Promise<void> }; receiver: { track: { kind: string } } }[] =
    [];
  onconnectionstatechange: (() => void) | null = null;
  onicecandidate: ((found: { candidate: { toJSON: () => object } }) => void) | null = null;
  constructor() {
    Connection.all.push(this);
  }
  addTransceiver = (kind: string) =>
    void this.lines.push({
      direction: 'sendrecv',
      sender: { replaceTrack: () => Promise.resolve() },
      receiver: { track: { kind } },
    });
  getTransceivers = () => this.lines;
  setLocalDescription(): Promise<void> {
    const type = this.remoteDescription?.type === 'offer' ? 'answer' : 'offer';
    this.localDescription = { type, sdp: `${type} of ${Connection.all.indexOf(this)}` };
    return Promise.resolve();
  }
  setRemoteDescription(given: { type: string; sdp: string }): Promise<void> {
    this.remoteDescription = given;
    return Promise.resolve();
  }
  addIceCandidate = (given: unknown) => Promise.resolve(void this.candidates.push(given));
  close = () => void (this.closed = true);
  become(state: string): void {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }
}

const globals = globalThis as unknown as Record<string, unknown>;
beforeEach(() => {
  jest.useFakeTimers();
  Connection.all = [];
  globals.RTCPeerConnection = Connection;
  globals.MediaStream = class {
    getTracks = () => [];
  };
});
afterEach(() => {
  jest.useRealTimers();
  delete globals.RTCPeerConnection;
  delete globals.MediaStream;
});

const settle = () => jest.advanceTimersByTimeAsync(0);
/** Two in a room, each with what the other one is told. */
function pair() {
  const told: Signal['kind'][][] = [[], []];
  const sides: Meeting[] = [];
  const people = [
    { id: 3, session: 'a' },
    { id: 8, session: 'b' },
  ] as const;
  people.forEach((own, at) => {
    sides.push(
      new Meeting(own, [], (to, signal) => {
        told[at]!.push((JSON.parse(signal) as Signal).kind);
        sides[1 - at]!.take({ from: own.id, from_session: own.session, to_session: to.session, signal });
        return Promise.resolve();
      }),
    );
  });
  const meet = async (at: 0 | 1) => {
    sides[at]!.meet([people[at === 0 ? 1 : 0]]);
    await settle();
  };
  return { sides, told, meet, people };
}

describe('two in a room', () => {
  it('agree by one offer and one answer, whoever is told of the other one first', async () => {
    for (const first of [0, 1] as const) {
      const { told, meet } = pair();
      await meet(first);
      await meet(first === 0 ? 1 : 0);
      await settle();
      expect(told[0]!.filter((kind) => kind === 'offer')).toHaveLength(1);
      expect(told[1]!.filter((kind) => kind === 'answer')).toHaveLength(1);
      expect(told[1]).not.toContain('offer');
      expect(Connection.all.every(({ lines }) => lines.length === 0 || lines.length === 2)).toBe(true);
      Connection.all = [];
    }
  });

  it('begin anew as a whole when it fails, or does not come about', async () => {
    const { told, meet } = pair();
    await meet(0);
    await meet(1);
    Connection.all[0]!.become('failed');
    await settle();
    expect(told[0]!.filter((kind) => kind === 'offer')).toHaveLength(2);
    expect(Connection.all.filter(({ closed }) => closed)).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(told[0]!.filter((kind) => kind === 'offer').length).toBeGreaterThanOrEqual(3);
    expect(told[1]).not.toContain('again');
    // Whoever does not begin asks for it.
    const calls = told[0]!.filter((kind) => kind === 'offer').length;
    Connection.all.at(-1)!.become('failed');
    await settle();
    expect(told[1]).toContain('again');
    expect(told[0]!.filter((kind) => kind === 'offer')).toHaveLength(calls + 1);
  });

  it('take no notice of what is for another window, or is none of ours', async () => {
    const { sides, told, meet } = pair();
    await meet(1);
    const from = { from: 3, from_session: 'a' };
    const signal = JSON.stringify({ kind: 'offer', call: 'x', sdp: 'v=0' });
    sides[1]!.take({ ...from, to_session: 'an earlier one', signal });
    sides[1]!.take({ ...from, to_session: 'b', signal: '{"kind":"script"}' });
    sides[1]!.take({ ...from, to_session: 'b', signal: 'no JSON' });
    await settle();
    expect(told[1]).toEqual([]);
    expect(Connection.all).toEqual([]);
  });

  it('are let go of when they leave', async () => {
    const { sides, meet, people } = pair();
    await meet(0);
    await meet(1);
    sides[0]!.meet([]);
    expect(Connection.all[0]!.closed).toBe(true);
    expect(sides[0]!.peer(people[1])).toBeUndefined();
  });
});
