import { Injectable } from '@nestjs/common';

export interface Frame {
  channel: string;
  event: string;
  data: unknown;
}

type Listener = (frame: Frame) => void;

/** Carries live events from whoever has them to every gateway: within the process. Nothing here is kept or repeated. */
@Injectable()
export class Fanout {
  private readonly listeners = new Set<Listener>();

  publish(channel: string, event: string, data: unknown): void {
    for (const listener of this.listeners) listener({ channel, event, data });
  }

  onFrame(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
