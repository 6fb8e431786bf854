import { Injectable } from '@nestjs/common';
import { guest, type Viewer } from '../http/viewer.ts';
import { type Credential, WhoAsks } from '../http/who-asks.ts';
import { Channels } from './channels.ts';
import type { Connection, Holder } from './sockets/connection.ts';
import type { Signal } from './fanout.ts';

/** Reconnect at once: as whoever the browser's session makes one then. */
const SESSION_ENDED = 4200;
const GUEST = guest('channels');

type Take = (from: Connection, channel: string) => void;
type Asked = Map<string, Promise<unknown>>;

/**
 * Whether a subscription may go on, asked anew whenever rights may have changed: of the session or token that it was
 * signed by, and of the policy of its channel. What cannot be found out is answered by no.
 */
@Injectable()
export class Revocation {
  /** How often rights may have changed: a check that another one fell into is made again. */
  private changes = 0;
  /** What whoever a channel was signed for held when they were last asked about. */
  private held = new Map<Credential, string>();

  constructor(
    private readonly whoAsks: WhoAsks,
    private readonly channels: Channels,
  ) {}

  /** Whoever hears the channel by this; null where it is closed to them. */
  async hearer(channel: string, holder: Holder | null): Promise<Viewer | null> {
    for (;;) {
      const seen = this.changes;
      const hearer = await this.ask(channel, holder).catch(() => null);
      if (seen === this.changes) return hearer;
    }
  }

  /** Takes back what the signal took, from the given connections. */
  async follow(signal: Signal, connections: Iterable<Connection>, take: Take): Promise<void> {
    this.changes += 1;
    const asked: Asked = new Map();
    const checks: Promise<void>[] = [];
    for (const connection of connections) {
      for (const [channel, { holder }] of connection.subscriptions) {
        if (signal.kind === 'session-ended') {
          if (holder?.by === `session-${signal.session_id}`) connection.close(SESSION_ENDED, 'The session has ended');
        } else if (this.isConcerned(signal, channel, holder)) {
          checks.push(this.check(connection, channel, holder, asked, take));
        }
      }
    }
    await Promise.all(checks);
  }

  /** What ends by the clock (a session, a level, a suspension that begins) sends no signal: to be called now and then. */
  async lapse(connections: Iterable<Connection>, take: Take): Promise<void> {
    const all = [...connections].flatMap((connection) =>
      [...connection.subscriptions].map(([channel, { holder }]) => ({ connection, channel, holder })),
    );
    const before = this.held;
    const viewers = await this.whoAsks.viewersBy(new Set(all.flatMap(({ holder }) => holder?.by ?? [])));
    this.held = new Map([...viewers].map(([by, viewer]) => [by, whatIsHeld(viewer)]));
    const asked: Asked = new Map();
    const checks = all.map(({ connection, channel, holder }) => {
      if (!holder || this.held.get(holder.by) === before.get(holder.by)) return undefined;
      if (!this.held.has(holder.by)) return connection.close(SESSION_ENDED, 'The session has ended');
      return this.check(connection, channel, holder, asked, take);
    });
    await Promise.all(checks);
  }

  private async check(from: Connection, channel: string, holder: Holder | null, asked: Asked, take: Take) {
    const question = `${holder?.by ?? 'anybody'} ${channel}`;
    const answer = asked.get(question) ?? this.ask(channel, holder).catch(() => null);
    asked.set(question, answer);
    if (!(await answer)) take(from, channel);
  }

  private isConcerned(signal: Signal, channel: string, holder: Holder | null): boolean {
    if (signal.kind === 'rights-changed') {
      return holder !== null && (signal.member_id === null || holder.memberId === signal.member_id);
    }
    return this.channels.isConcerned(channel, signal);
  }

  private async ask(channel: string, holder: Holder | null): Promise<Viewer | null> {
    const viewer = holder ? await this.viewerBy(holder) : GUEST;
    return viewer && (await this.channels.mayHear(viewer, channel)) ? viewer : null;
  }

  private async viewerBy({ memberId, by }: Holder): Promise<Viewer | null> {
    const viewer = (await this.whoAsks.viewersBy(new Set([by]))).get(by);
    if (viewer?.id !== memberId) return null;
    this.held.set(by, whatIsHeld(viewer));
    return viewer;
  }
}

const whatIsHeld = ({ role, levels }: Viewer): string => `${role} ${levels.join()}`;
