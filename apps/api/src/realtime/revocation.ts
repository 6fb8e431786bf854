import { Injectable } from '@nestjs/common';
import type { Viewer } from '../http/viewer.ts';
import { ApiTokens, Sessions } from '../modules/identity/index.ts';
import { ChannelPolicy } from './channel-policy.ts';
import type { Connection, Credential, Holder } from './connection.ts';
import type { Signal } from './fanout.ts';

/** Reconnect at once: as whoever the browser's session makes one then. */
const SESSION_ENDED = 4200;
const ABOUT_BOARDS = /^(?:private-)?(?:board|topic)\./;

/**
 * Whether a subscription may go on, asked anew whenever rights may have changed: of the session or token that it was
 * signed by, and of the policy of its channel. What cannot be found out is answered by no.
 */
@Injectable()
export class Revocation {
  /** How often rights may have changed: a check that another one fell into is made again. */
  changes = 0;

  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: ApiTokens,
    private readonly policy: ChannelPolicy,
  ) {}

  async mayHear(channel: string, holder: Holder | null): Promise<boolean> {
    for (;;) {
      const seen = this.changes;
      const allowed = await this.ask(channel, holder, new Map()).catch(() => false);
      if (seen === this.changes) return allowed;
    }
  }

  /** Takes back what the signal took, from all connections of this process. */
  async follow(signal: Signal, connections: Iterable<Connection>, take: (from: Connection, channel: string) => void) {
    this.changes += 1;
    const viewers = new Map<Credential, Promise<Viewer | null>>();
    for (const connection of [...connections]) {
      for (const [channel, { holder }] of [...connection.subscriptions]) {
        if (signal.kind === 'session-ended') {
          if (holder?.by === `session-${signal.session_id}`) connection.close(SESSION_ENDED, 'The session has ended');
          continue;
        }
        const concerned =
          signal.kind === 'rights-changed' ? holder?.memberId === signal.member_id : ABOUT_BOARDS.test(channel);
        if (!concerned) continue;
        const allowed = await this.ask(channel, holder, viewers).catch(() => false);
        if (!allowed) take(connection, channel);
      }
    }
  }

  private async ask(channel: string, holder: Holder | null, viewers: Map<Credential, Promise<Viewer | null>>) {
    if (!holder) return this.policy.isPublic(channel);
    const known = viewers.get(holder.by) ?? this.viewerBy(holder.by);
    viewers.set(holder.by, known);
    const viewer = await known;
    return viewer?.id === holder.memberId && this.policy.mayHear(viewer, channel);
  }

  private viewerBy(credential: Credential): Promise<Viewer | null> {
    const [kind, id] = credential.split('-');
    return kind === 'session' ? this.sessions.viewerOfSession(Number(id)) : this.tokens.viewerOfToken(Number(id));
  }
}
