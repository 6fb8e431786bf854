import { identity, type OutputOf } from '@lyceum/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownRequest } from './own-request.ts';

/** Tokens against forged requests, for forms in documents. They are those of the API (`platform/http/csrf.ts`). */
@Injectable()
export class FormTokens {
  /** The token of this browser. Sets a guest's cookie, which the token belongs to. Empty if there is none now. */
  async issue(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const answer = await ownRequest(request, { method: 'GET', url: identity.csrf.path });
    if (answer.statusCode !== 200) return '';
    passCookies(answer.headers['set-cookie'], reply);
    return answer.json<OutputOf<typeof identity.csrf>>().data.token;
  }
}

/** Hands the cookies of an answer of the API to the browser. */
export function passCookies(cookies: string | string[] | number | undefined, reply: FastifyReply): void {
  for (const cookie of [cookies ?? []].flat()) void reply.header('set-cookie', String(cookie));
}
