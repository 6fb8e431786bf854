import { HttpStatus } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BODY_BYTES, type Operation, operations } from '@lyceum/contracts';
import type { FastifyInstance } from 'fastify';
import { platformText } from '../../texts/platform.texts.ts';
import { refused } from '../refused.ts';

/** No operation takes a body that goes anywhere near as deep; code that walks through one may recurse. */
const MOST_DEPTH = 32;
/** The longest draft, of nodes with one letter each, stays below half of both. Twice as many took 40 ms of the event loop. */
const MOST_NAMES = 10_000;
const MOST_VALUES = 20_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** What of a JSON text exceeds its bounds, found in one pass over its bytes and without parsing it. */
export function excessOf(json: Buffer): 'nested' | 'names' | null {
  let depth = 0;
  let names = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]!;
    if (byte === QUOTE) at = endOfString(json, at);
    else if (byte === COLON) names += 1;
    else if (byte === COMMA) values += 1;
    else if (OPENING.has(byte)) depth += 1;
    else if (CLOSING.has(byte)) depth -= 1;
    if (depth > MOST_DEPTH) return 'nested';
    if (names > MOST_NAMES || values > MOST_VALUES) return 'names';
  }
  return null;
}

/** Where the string that begins here ends: at its closing quote, or with the text. */
function endOfString(json: Buffer, start: number): number {
  for (let end = json.indexOf(QUOTE, start + 1); end >= 0; end = json.indexOf(QUOTE, end + 1)) {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
}

/** Refuses a JSON body of too many names, or nested too deeply, before it is parsed. */
export function registerJsonBody(app: NestFastifyApplication, fastify: FastifyInstance): void {
  // It answers through its callback alone.
  const parse = fastify.getDefaultJsonParser('error', 'error') as (...args: unknown[]) => void;
  app.useBodyParser('application/json', {}, (request, body: Buffer, done) => {
    const excess = excessOf(body);
    const text = excess && platformText(excess === 'nested' ? 'body.nested' : 'body.names');
    if (text) return done(refused(HttpStatus.UNPROCESSABLE_ENTITY, text));
    parse(request, body.toString('utf8'), done);
  });
}

const routeOf = ({ method, path }: Operation): string => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

const BY_ROUTE = new Map<string, Operation>(
  Object.values(operations as Record<string, Operation>).map((operation) => [routeOf(operation), operation]),
);

/** The operation at a route as Fastify knows it: method, and path with `:name` for parameters. */
export const operationAt = (method: string, url: string | undefined): Operation | undefined =>
  BY_ROUTE.get(`${method} ${url}`);

/** Bodies are bounded by what their operation takes. To be called before the routes are registered. */
export function registerBodySizes(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const method = [route.method].flat()[0] ?? '';
    route.bodyLimit = operationAt(method, route.url)?.largestBody ?? BODY_BYTES.usual;
  });
}
