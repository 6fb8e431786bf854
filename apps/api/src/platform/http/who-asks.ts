import type { tokens } from '@lyceum/contracts';
import type { FastifyRequest } from 'fastify';
import type { ViewedRequest, Viewer } from './viewer.ts';

/** By what a member is signed in, as it is told of to others: one of their sessions, or one of their programs' tokens. */
export type Credential = `session-${number}` | `token-${number}`;

/** Who sent a request, and by what they are known. */
export interface Asking extends Pick<ViewedRequest, 'viewer' | 'locale' | 'sessionToken' | 'sessionId' | 'tokenId'> {
  /** What the token that was shown is for; null without one. */
  scopes: readonly tokens.TokenScope[] | null;
}

/** A port: the module that keeps sessions and tokens provides it to the platform. */
export abstract class WhoAsks {
  /** @throws {UnauthorizedException} for a token that opens nothing. */
  abstract of(request: FastifyRequest): Promise<Asking>;

  /** Whoever may read by these now; those that have ended are left out. */
  abstract viewersBy(credentials: ReadonlySet<Credential>): Promise<Map<Credential, Viewer>>;
}
