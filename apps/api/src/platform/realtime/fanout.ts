import { Injectable } from '@nestjs/common';
import { Bus } from '../bus/bus.ts';

export interface Frame {
  channel: string;
  event: string;
  data: unknown;
  /** Of what a client has said: the socket that it came from and that is not to hear it again, and whose it is. */
  from?: { socketId: string; memberId: number };
  /** For the member alone: whoever looks at the community as them is not told. */
  own?: true;
}

/**
 * What every process must hear at once, and no client ever sees: rights were taken or given, something left its readers.
 * A module declares its own where it tells them: `declare module '…/fanout.ts' { interface Signals { … } }`.
 */
export interface Signals {
  /** Of one member; null: of all. */
  'rights-changed': { member_id: number | null };
  'session-ended': { member_id: number; session_id: number };
}

export type Signal = { [K in keyof Signals]: { kind: K } & Signals[K] }[keyof Signals];

type Listener<T> = (told: T) => void;

/** Carries live events and signals to every gateway, in this process and the others. Nothing here is kept or repeated. */
@Injectable()
export class Fanout {
  private readonly frames = new Set<Listener<Frame>>();
  private readonly signals = new Set<Listener<Signal>>();

  constructor(private readonly bus: Bus) {
    bus.on('frame', (frame) => this.frames.forEach((listener) => listener(frame as Frame)));
    bus.on('signal', (signal) => this.signals.forEach((listener) => listener(signal as Signal)));
  }

  publish(channel: string, event: string, data: unknown, from?: Frame['from']): void {
    this.send({ channel, event, data, ...(from && { from }) });
  }

  /** Of what is the member's alone (decisions 24): heard by nobody who looks as them. */
  publishOwn(channel: string, event: string, data: unknown): void {
    this.send({ channel, event, data, own: true });
  }

  private send(frame: Frame): void {
    for (const listener of this.frames) listener(frame);
    this.bus.tell('frame', frame);
  }

  signal(signal: Signal): void {
    for (const listener of this.signals) listener(signal);
    this.bus.tell('signal', signal);
  }

  onFrame(listener: Listener<Frame>): () => void {
    this.frames.add(listener);
    return () => this.frames.delete(listener);
  }

  onSignal(listener: Listener<Signal>): () => void {
    this.signals.add(listener);
    return () => this.signals.delete(listener);
  }
}
