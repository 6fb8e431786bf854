import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { VIDEO_FRAMES } from '@lyceum/contracts/community/video-link';
import helmet from 'helmet';

const SELF = "'self'";
const NONE = "'none'";
const NONCE_BYTES = 16;

/**
 * What a page of ours may load and do: nothing inline but styles that carry the answer's nonce (Mantine and MUI write
 * those), nothing from elsewhere (promise 23) but the players of videos, in frames. Attributes of style are set by script alone; no text of a member keeps any.
 */
const policy = (nonce?: string, connects: readonly string[] = []): string =>
  [
    `default-src ${NONE}`,
    `script-src ${SELF}`,
    `style-src-elem ${SELF}${nonce ? ` 'nonce-${nonce}'` : ''}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src ${SELF} data: blob:`,
    `media-src ${SELF} blob:`,
    `font-src ${SELF}`,
    `connect-src ${[SELF, ...connects].join(' ')}`,
    `frame-src ${VIDEO_FRAMES.join(' ')}`,
    `worker-src ${SELF} blob:`,
    `manifest-src ${SELF}`,
    `form-action ${SELF}`,
    `object-src ${NONE}`,
    `base-uri ${NONE}`,
    `frame-ancestors ${NONE}`,
  ].join('; ');

const HEADER = 'content-security-policy';
const PERMISSIONS = 'permissions-policy';
/** Nobody is filmed or heard but where a screen is made for that. */
const NO_DEVICES = 'camera=(), microphone=(), display-capture=()';
const DEVICES = 'camera=(self), microphone=(self), display-capture=()';

/** What stands on every answer. Helmet's headers depend on nothing in a request: it is asked for them once. */
export function securityHeaders(https: boolean): Record<string, string> {
  const set = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https && { maxAge: 365 * 24 * 60 * 60 },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  // Kept by nobody: what is answered is one viewer's at one moment. Files say otherwise.
  const headers: Record<string, string> = {
    [HEADER]: policy(),
    [PERMISSIONS]: NO_DEVICES,
    'cache-control': 'private, no-store',
  };
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  set({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Sets the headers of every answer; a controller may set a narrower policy of its own. */
export function registerSecurityHeaders(fastify: FastifyInstance, headers: Record<string, string>): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-correlation-id', request.id);
    done();
  });
}

/** A document that may ask for a camera and a microphone, and reach these servers. */
export function allowDevices(reply: FastifyReply, nonce: string, servers: readonly string[]): void {
  void reply.header(PERMISSIONS, DEVICES).header(HEADER, policy(nonce, servers));
}

/** A nonce for the styles of this one page, allowed by its policy. */
export function allowStyles(reply: FastifyReply): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  void reply.header(HEADER, policy(nonce));
  return nonce;
}
