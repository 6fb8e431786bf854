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

/** How a participant is called at a server of media: one window of one member. */
export const identityOf = ({ participant_id, session }: Pick<TokenOf, 'participant_id' | 'session'>): string =>
  `${participant_id}:${session}`;

/**
 * Access to one room, in LiveKit's form, made by the server alone, by role and for ten minutes (trust, live room). It is signed with
 * LiveKit's own key where there is such a server, else with one of this installation. No name and no address stands in it.
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
