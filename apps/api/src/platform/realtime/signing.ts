import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Credential } from '../http/who-asks.ts';
import type { Holder } from './sockets/connection.ts';

/** The public name of this deployment's application in the Pusher protocol. */
export const APP_KEY = 'lyceum';

const SOCKET_ID = /^\d{1,12}\.\d{1,12}$/;

export const isSocketId = (value: unknown): value is string => typeof value === 'string' && SOCKET_ID.test(value);

const AUTH = new RegExp(`^${APP_KEY}:[0-9a-f]{64}:(\\d{1,10}):((?:session|token)-\\d{1,10})$`);

/**
 * Signs that a socket may hear a channel, for a member by one of their sessions or tokens:
 * `key:hex(hmac(secret, socket:channel:member:session-1[:channel_data])):member:session-1`. Clients pass it on unread, so the
 * subscription itself says for whom it is, in whatever process the socket is, and can be taken back with their rights.
 */
export class ChannelSigner {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = createHmac('sha256', secret).update('channels').digest('hex');
  }

  sign(socketId: string, channel: string, { memberId, by }: Holder, channelData?: string): string {
    const subject = [socketId, channel, memberId, by, ...(channelData === undefined ? [] : [channelData])];
    const signature = createHmac('sha256', this.secret).update(subject.join(':')).digest('hex');
    return `${APP_KEY}:${signature}:${memberId}:${by}`;
  }

  /** For whom it was signed; null when it was not signed by us for this socket and channel. */
  holderOf(auth: unknown, socketId: string, channel: string, channelData?: string): Holder | null {
    const parts = typeof auth === 'string' ? AUTH.exec(auth) : null;
    if (!parts) return null;
    const holder = { memberId: Number(parts[1]), by: parts[2] as Credential };
    const expected = Buffer.from(this.sign(socketId, channel, holder, channelData));
    const given = Buffer.from(parts[0]);
    return expected.length === given.length && timingSafeEqual(expected, given) ? holder : null;
  }
}
