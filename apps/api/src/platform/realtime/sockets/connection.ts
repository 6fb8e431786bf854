import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Credential } from '../../http/who-asks.ts';

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
  /** The questions for a channel that nobody has withdrawn. */
  private readonly questions = new Map<string, Set<symbol>>();
  private turn: Promise<void> = Promise.resolve();

  /** By what its sockets are counted. */
  readonly address: string;

  constructor(socket: WebSocket, address: string) {
    this.socket = socket;
    this.address = address;
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

  /** How many channels it hears, or has asked for; what was withdrawn counts until its turn comes, so that a flood has an end. */
  get asked(): number {
    return this.subscriptions.size + this.waiting;
  }

  /**
   * One after the other: a flood of questions waits in its sender's own queue, and not in the database's. What is withdrawn
   * before its turn is not answered; `answer` is given whether it was withdrawn since.
   */
  async askInTurn(channel: string, answer: (isWithdrawn: () => boolean) => Promise<void>): Promise<void> {
    const question = Symbol(channel);
    const questions = this.questions.get(channel) ?? new Set();
    this.questions.set(channel, questions.add(question));
    this.waiting += 1;
    const isWithdrawn = () => !questions.has(question);
    const settle = () => {
      this.waiting -= 1;
      if (questions.delete(question) && questions.size === 0) this.questions.delete(channel);
    };
    const done = this.turn.then(() => (isWithdrawn() ? undefined : answer(isWithdrawn))).finally(settle);
    this.turn = done.catch(() => undefined);
    await done;
  }

  /** Every question for the channel so far is moot; one that is asked later is not. */
  withdraw(channel: string): void {
    this.questions.get(channel)?.clear();
    this.questions.delete(channel);
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

export interface Subscription {
  /** Null on public channels, which ask nobody. */
  holder: Holder | null;
  /** Who is seen on a presence channel; null for whoever only looks, and on all other channels. */
  member: PresenceMember | null;
  /** Whether it is an administrator who looks as the member. */
  isLooking: boolean;
  /** Whether the others on the channel hear what its client says. */
  mayWhisper: boolean;
}

export interface PresenceMember {
  user_id: string;
  user_info: unknown;
}
