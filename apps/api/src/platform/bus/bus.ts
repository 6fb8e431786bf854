/** What processes of one deployment tell each other. */
export type Topic = 'frame' | 'signal' | 'presence' | 'committed' | 'consumed';

type Listener = (message: unknown) => void;

/**
 * Carries messages to the other processes of the deployment, never back to the one that sent them. Nothing is kept or
 * repeated: whoever leans on a message has another way to find out, only later.
 */
export abstract class Bus {
  private readonly listeners = new Map<Topic, Listener[]>();

  /** Resolves when messages are sent and heard. */
  abstract start(): Promise<void>;
  abstract tell(topic: Topic, message: unknown): void;
  abstract close(): Promise<void>;

  on(topic: Topic, listener: Listener): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
  }

  protected hear(topic: Topic, message: unknown): void {
    for (const listener of this.listeners.get(topic) ?? []) listener(message);
  }
}

/** For a process that is alone: there is nobody to tell. */
export class NoBus extends Bus {
  start(): Promise<void> {
    return Promise.resolve();
  }

  tell(): void {}

  close(): Promise<void> {
    return Promise.resolve();
  }
}
