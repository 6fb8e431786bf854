import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Asking, Credential, WhoAsks } from '../../../platform/http/who-asks.ts';
import { ApiTokens } from './api-tokens.ts';
import { Sessions } from '../access/sessions.ts';

/** Finds the viewer of a request: by its token, or else by the session in its cookie. */
@Injectable()
export class BySessionOrToken implements WhoAsks {
  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: ApiTokens,
  ) {}

  async of(request: FastifyRequest): Promise<Asking> {
    const bearer = await this.tokens.viewerOf(request);
    if (!bearer) {
      const { token, ...seen } = await this.sessions.viewerOf(request);
      return { ...seen, sessionToken: token, tokenId: null, scopes: null };
    }
    const { id, viewer, locale, scopes } = bearer;
    return { viewer, locale, sessionToken: null, sessionId: null, tokenId: id, scopes };
  }

  async viewersBy(credentials: ReadonlySet<Credential>): Promise<Map<Credential, Viewer>> {
    const idsOf = (kind: string): number[] =>
      [...credentials].filter((by) => by.startsWith(kind)).map((by) => Number(by.split('-')[1]));
    const [sessions, tokens] = await Promise.all([
      this.sessions.viewersOf(idsOf('session')),
      this.tokens.viewersOf(idsOf('token')),
    ]);
    return new Map<Credential, Viewer>([
      ...[...sessions].map(([id, viewer]) => [`session-${id}`, viewer] as const),
      ...[...tokens].map(([id, viewer]) => [`token-${id}`, viewer] as const),
    ]);
  }
}
