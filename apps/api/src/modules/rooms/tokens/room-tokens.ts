import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AccessToken } from 'livekit-server-sdk';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { grantsOf } from '../rights/grants.ts';
import type { Role } from '../rights/rooms.constants.ts';

const TTL_S = 600;

export interface TokenOf {
  participant_id: number;
  member_id: number;
  room: string;
  role: Role;
  session: string;
}

/** The identity of a participant at the media server: one window of one member. */
export const identityOf = ({ participant_id, session }: Pick<TokenOf, 'participant_id' | 'session'>): string =>
  `${participant_id}:${session}`;

/**
 * Issues access tokens for one room in LiveKit's format, by role and valid for ten minutes (trust, live room).
 * Signed with LiveKit's key if configured, otherwise with a key of this installation. Contains no name or address.
 */
@Injectable()
export class RoomTokens {
  readonly key: string;
  readonly secret: string;

  constructor(@Inject(CONFIG) { livekit, secret }: Config) {
    this.key = livekit?.key ?? 'lyceum';
    this.secret = livekit?.secret ?? createHmac('sha256', secret).update('live-rooms').digest('hex');
  }

  of(of: TokenOf): Promise<string> {
    const grants = grantsOf(of.role);
    const token = new AccessToken(this.key, this.secret, { identity: identityOf(of), ttl: TTL_S });
    token.addGrant({
      ...{ roomJoin: true, room: of.room, roomAdmin: grants.room_admin, hidden: grants.hidden },
      ...{
        canPublish: grants.can_publish,
        canSubscribe: grants.can_subscribe,
        canPublishData: grants.can_publish_data,
      },
    });
    return token.toJwt();
  }
}
