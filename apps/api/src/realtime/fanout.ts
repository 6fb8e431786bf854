import { Injectable } from '@nestjs/common';

export interface Frame {
  channel: string;
  event: string;
  data: unknown;
}

/** What every process must hear at once, and no client ever sees: rights were taken or given, a session ended. */
export type Signal =
  | { kind: 'rights-changed'; member_id: number }
  | { kind: 'session-ended'; member_id: number; session_id: number }
  | { kind: 'board-changed'; board_id: number };

type Listener<T> = (told: T) => void;

/** Carries live events and signals to every gateway: within the process. Nothing here is kept or repeated. */
@Injectable()
export class Fanout {
  private readonly frames = new Set<Listener<Frame>>();
  private readonly signals = new Set<Listener<Signal>>();

  publish(channel: string, event: string, data: unknown): void {
    for (const listener of this.frames) listener({ channel, event, data });
  }

  signal(signal: Signal): void {
    for (const listener of this.signals) listener(signal);
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
