import type { Position } from '@lyceum/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, Text } from '../texts/texts.ts';

/** JSON that PostgreSQL has put together: sent on as it is, without being parsed and written again. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A cookie that an answer sets, in plain values: a repetition of the command sets it again. Never one that is a secret. */
export interface AnswerCookie {
  name: string;
  /** Empty: the cookie is removed. */
  value: string;
  secure: boolean;
  maxAge: number;
}

/** An answer to a mutation, with the place of its last event, so that the caller's next reads can wait for it. */
export class Committed<T> {
  readonly position: Position | null;
  readonly body: T;
  readonly cookies: readonly AnswerCookie[];

  constructor(position: Position | null, body: T, cookies: readonly AnswerCookie[] = []) {
    this.position = position;
    this.body = body;
    this.cookies = cookies;
  }
}

export const POSITION_COOKIE = 'lyceum_position';
export const POSITION_HEADER = 'x-position';
/** Long enough for the reads that follow a write; projections are behind by milliseconds. */
const POSITION_SECONDS = 10;

/** What was done, where the answer says only that, in the language of whoever did it. */
function inLanguageOf(answer: unknown, request: FastifyRequest): unknown {
  const message = (answer as { message?: unknown } | null | undefined)?.message;
  return message instanceof Text ? { ...(answer as object), message: message.in(languageOf(request)) } : answer;
}

function leavePosition(position: Position, reply: FastifyReply): void {
  void reply.header(POSITION_HEADER, position);
  void reply.setCookie(POSITION_COOKIE, position, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: POSITION_SECONDS,
  });
}

/**
 * How what controllers answer is written. Done by Fastify and not by an interceptor, which would put several observables around
 * every request (docs/performance.md).
 */
export function registerAnswers(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (request, reply, answer, done) => {
    if (!(answer instanceof Committed)) return done(null, inLanguageOf(answer, request));
    if (answer.position) leavePosition(answer.position, reply);
    for (const { name, value, ...options } of answer.cookies) {
      void reply.setCookie(name, value, { path: '/', sameSite: 'lax', ...options });
    }
    done(null, inLanguageOf(answer.body, request));
  });
  fastify.setReplySerializer((answer) => (answer instanceof JsonText ? answer.text : JSON.stringify(answer)));
}
