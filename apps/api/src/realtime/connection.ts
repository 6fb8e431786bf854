import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';

/** What pusher-js understands; its `data` is a JSON string in everything the server sends. */
export interface ServerFrame {
  event: string;
  channel?: string;
  data?: string;
}

const LARGEST_HALF = 2 ** 31;
/** A client that reads this slowly is cut: its frames must not fill the server's memory. */
const BACKLOG_BYTES = 1024 * 1024;

/** One open socket and what it has subscribed to. */
export class Connection {
  readonly socketId = `${randomInt(1, LARGEST_HALF)}.${randomInt(1, LARGEST_HALF)}`;
  readonly subscriptions = new Map<string, Subscription>();
  lastHeard = performance.now();
  private readonly socket: WebSocket;
  private whispers = { second: 0, count: 0 };
  private waiting = 0;
  /** How many questions for a channel wait. */
  private readonly wanted = new Map<string, number>();
  private turn: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket) {
    this.socket = socket;
  }

  send(event: string, data?: unknown, channel?: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > BACKLOG_BYTES) return this.socket.terminate();
    const frame: ServerFrame = {
      event,
      ...(channel && { channel }),
      ...(data !== undefined && { data: JSON.stringify(data) }),
    };
    this.socket.send(JSON.stringify(frame));
  }

  /** Sends a frame that was put together once for many sockets. */
  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > BACKLOG_BYTES) return this.socket.terminate();
    this.socket.send(text);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** How many channels it hears, or has asked for. */
  get asked(): number {
    return this.subscriptions.size + this.waiting;
  }

  /** One after the other: a flood of questions waits in its sender's own queue, and not in the database's. */
  async askInTurn(channel: string, answer: () => Promise<void>): Promise<void> {
    this.waiting += 1;
    this.wanted.set(channel, (this.wanted.get(channel) ?? 0) + 1);
    const done = this.turn
      .then(() => (this.wants(channel) ? answer() : undefined))
      .finally(() => this.isAnswered(channel));
    this.turn = done.catch(() => undefined);
    await done;
  }

  /** Whether a question for the channel still waits for its answer. */
  wants(channel: string): boolean {
    return this.wanted.has(channel);
  }

  /** Every question for the channel that is not answered yet is moot. */
  withdraw(channel: string): void {
    this.wanted.delete(channel);
  }

  private isAnswered(channel: string): void {
    this.waiting -= 1;
    const others = (this.wanted.get(channel) ?? 0) - 1;
    if (others > 0) this.wanted.set(channel, others);
    else this.wanted.delete(channel);
  }

  /** Whether one more client event is within the allowance of this second. */
  mayWhisper(perSecond: number): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (this.whispers.second !== second) this.whispers = { second, count: 0 };
    this.whispers.count += 1;
    return this.whispers.count <= perSecond;
  }
}

/** For whom a channel was signed: a member, by one of their sessions or tokens. */
export interface Holder {
  memberId: number;
  by: Credential;
}

export type Credential = `session-${number}` | `token-${number}`;

export interface Subscription {
  /** Null on public channels, which ask nobody. */
  holder: Holder | null;
  /** Who is seen on a presence channel. */
  member: PresenceMember | null;
}

export interface PresenceMember {
  user_id: string;
  user_info: unknown;
}
