import { createHmac, timingSafeEqual } from 'node:crypto';

/** The public name of this deployment's application in the Pusher protocol. */
export const APP_KEY = 'lyceum';

const SOCKET_ID = /^\d{1,12}\.\d{1,12}$/;
/** Names that exist; anything else is refused before anyone looks it up. */
const CHANNEL = /^(?:(?:private-)?(?:board|topic)\.\d{1,9}|private-messages\.\d{1,9}|presence-online)$/;

export const isSocketId = (value: unknown): value is string => typeof value === 'string' && SOCKET_ID.test(value);
export const isChannel = (value: unknown): value is string => typeof value === 'string' && CHANNEL.test(value);
export const needsSignature = (channel: string): boolean => /^(?:private|presence)-/.test(channel);

/** Signs that a socket may hear a channel, as this member: `key:hex(hmac(secret, socket:channel[:channel_data]))`. */
export class ChannelSigner {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = createHmac('sha256', secret).update('channels').digest('hex');
  }

  sign(socketId: string, channel: string, channelData?: string): string {
    const subject = [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':');
    return `${APP_KEY}:${createHmac('sha256', this.secret).update(subject).digest('hex')}`;
  }

  verify(auth: unknown, socketId: string, channel: string, channelData?: string): boolean {
    if (typeof auth !== 'string') return false;
    const expected = Buffer.from(this.sign(socketId, channel, channelData));
    const given = Buffer.from(auth);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
