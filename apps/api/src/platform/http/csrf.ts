import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformText } from '../texts/platform.texts.ts';
import { refused } from './refused.ts';

/** A guest's browser is known by it, and by nothing else. */
export const NONCE_COOKIE = 'lyceum_csrf';
const HEADER = 'x-csrf-token';
const STALE = 419;

/**
 * A token against forged requests: an HMAC over the session's token, or over a guest's own random cookie. It dies with
 * the session, and another site can neither read the cookie nor send the header.
 */
export class Csrf {
  private readonly logger = new Logger('Csrf');

  constructor(
    private readonly secret: string,
    private readonly https: boolean,
  ) {}

  tokenFor(request: FastifyRequest, reply: FastifyReply, sessionToken: string | null): string {
    if (sessionToken) return this.sign(`session:${sessionToken}`);
    let nonce = request.cookies[NONCE_COOKIE];
    if (!nonce) {
      nonce = randomBytes(24).toString('base64url');
      void reply.setCookie(NONCE_COOKIE, nonce, { path: '/', httpOnly: true, sameSite: 'lax', secure: this.https });
    }
    return this.sign(`guest:${nonce}`);
  }

  /** Throws 419 unless the request carries the token of its session and comes from this origin. */
  check(request: FastifyRequest, sessionToken: string | null): void {
    const origin = request.headers.origin;
    const foreign = origin !== undefined && !this.isOwn(origin, request.headers.host);
    const nonce = request.cookies[NONCE_COOKIE];
    const subject = sessionToken ? `session:${sessionToken}` : nonce ? `guest:${nonce}` : null;
    const given = request.headers[HEADER];
    // Part 1 §8: a request without a token is logged, apart from those whose token has only become stale.
    if (given === undefined)
      this.logger.warn(`CSRF token missing: ${request.method} ${request.routeOptions.url ?? ''}`);
    if (foreign || !subject || typeof given !== 'string' || !equal(given, this.sign(subject))) {
      throw refused(STALE, platformText('who.stalePage'));
    }
  }

  /** Served by https, what comes from the same name by http may be anybody's who sits on the wire. */
  private isOwn(origin: string, host: string | undefined): boolean {
    const own = URL.canParse(origin) ? new URL(origin) : null;
    return own !== null && own.host === host && (own.protocol === 'https:' || !this.https);
  }

  private sign(subject: string): string {
    return createHmac('sha256', this.secret).update(`csrf:${subject}`).digest('base64url');
  }
}

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
