import type { Gathering, Other, SignalFrom, Tracks } from './gathering.ts';
import { Peer } from './peer.ts';
import { readSignal, type Signal } from './signals.ts';

/** Peer-to-peer meeting: the member's tracks and the connections to all other participants. */
export class Meeting implements Gathering {
  private readonly peers = new Map<string, Peer>();
  /** Signals from participants who are not in the list yet, because a signal can arrive before the list update. */
  private readonly early = new Map<string, Signal[]>();
  private tracks: Tracks = { audio: null, video: null };
  private readonly watchers = new Set<() => void>();
  private version = 0;
  private readonly me: { id: number; session: string };
  private readonly iceServers: RTCIceServer[];
  private readonly send: (to: Other, signal: string) => Promise<void>;

  constructor(
    me: { id: number; session: string },
    iceServers: RTCIceServer[],
    send: (to: Other, signal: string) => Promise<void>,
  ) {
    this.me = me;
    this.iceServers = iceServers;
    this.send = send;
  }

  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };
  seen = (): number => this.version;

  peer(other: { id: number; session: string | null }): Peer | undefined {
    return this.peers.get(nameOf(other));
  }

  /** Connects to new participants, and disconnects those who left. */
  meet(others: readonly Other[]): void {
    const names = new Set(others.map(nameOf));
    for (const [name, peer] of this.peers) {
      if (names.has(name)) continue;
      peer.end();
      this.peers.delete(name);
    }
    for (const other of others) {
      const name = nameOf(other);
      if (this.peers.has(name)) continue;
      const peer = this.connect(other);
      this.peers.set(name, peer);
      for (const signal of this.early.get(name) ?? []) peer.take(signal);
      this.early.delete(name);
    }
    this.changed();
  }

  take({ from, from_session, to_session, signal }: SignalFrom): void {
    const read = readSignal(signal);
    if (!read || to_session !== this.me.session) return;
    const name = nameOf({ id: from, session: from_session });
    const peer = this.peers.get(name);
    if (peer) return peer.take(read);
    this.early.set(name, [...(this.early.get(name) ?? []), read].slice(-20));
  }

  /** Sets the tracks to send. Null sends nothing. */
  put(tracks: Tracks): void {
    this.tracks = tracks;
    for (const peer of this.peers.values()) void peer.put();
  }

  end(): void {
    for (const peer of this.peers.values()) peer.end();
    this.peers.clear();
  }

  private connect(other: Other): Peer {
    return new Peer({
      iceServers: this.iceServers,
      begins: this.me.id < other.id,
      tracks: () => this.tracks,
      state: () => ({ microphone: this.tracks.audio !== null, camera: this.tracks.video !== null }),
      send: (signal) => this.send(other, JSON.stringify(signal)),
      changed: () => this.changed(),
    });
  }

  private changed(): void {
    this.version += 1;
    for (const watcher of this.watchers) watcher();
  }
}

const nameOf = ({ id, session }: { id: number; session: string | null }): string => `${id}:${session ?? ''}`;
